/** How long a page may be on its way, in milliseconds. */
const patience = 30_000;

/** A page of the site as a document in which nothing runs or loads; null where there is none. Throws without a line. */
export async function fetchPage(address: string): Promise<Document | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
