/** How long a page may be on its way, in milliseconds. */
const patience = 30_000;

/**
 * A page of the site as a document in which nothing runs or loads; null where there is none. Waits where very many are
 * asked for in the same network. Throws without a line.
 */
export async function fetchPage(address: string): Promise<Document | null> {
  const signal = AbortSignal.timeout(patience);
  let answer = await fetch(address, { signal });
  while (answer.status === 429) {
    await pause(Number(answer.headers.get("Retry-After")) || 1);
    answer = await fetch(address, { signal });
  }
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
