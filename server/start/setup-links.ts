import type { Administrator } from "#domain/administrator/administrator.ts";

/** None once there is an administrator. */
export async function setupLinksAt(
  addresses: readonly string[],
  { setup }: Pick<Administrator, "setup">,
): Promise<string[]> {
  const token = await setup.token();
  return token === null ? [] : addresses.map((address) => `${address}/setup/${token}`);
}

/** Prints to standard error: standard output is the log's. */
export function printSetupLinks({ setupLinks }: { setupLinks: readonly string[] }): void {
  if (setupLinks.length === 0) return;
  console.error("\n  There is no administrator yet. Open this link in a browser to make the first one:\n");
  for (const link of setupLinks) console.error(`  ${link}`);
  console.error("\n  It works once. Who has it can make the site theirs: keep it to yourself.\n");
}
