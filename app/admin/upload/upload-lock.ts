/** Time in which a tab that is just closing gives its list free, in milliseconds. */
const patience = 1_000;

/** Holds the account's kept upload for this tab until the answer is called; null when another tab holds it. */
export function holdList(account: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // Without encryption browsers hide their locks; then a second tab cannot be noticed.
    if (!("locks" in navigator)) {
      resolve(() => undefined);
      return;
    }
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`rathkar-upload ${account}`, { signal: AbortSignal.timeout(patience) }, hold)
      .catch(() => resolve(null));
  });
}
