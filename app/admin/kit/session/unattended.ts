let pending = 0;

/** Whether what is asked now is asked by the page itself. What somebody asks meanwhile passes for that, too, until it is done. */
export function isUnattended(): boolean {
  return pending > 0;
}

export async function unattended(ask: () => Promise<void>): Promise<void> {
  pending += 1;
  await ask().finally(() => {
    pending -= 1;
  });
}
