let pending = 0;

/** What somebody asks while the page asks counts as the page's, too. */
export function isUnattended(): boolean {
  return pending > 0;
}

export async function unattended(ask: () => Promise<void>): Promise<void> {
  pending += 1;
  await ask().finally(() => {
    pending -= 1;
  });
}
