/** How long a page may be on its way, in milliseconds. */
const patience = 30_000;

/** A page of the site as a document in which nothing runs or loads. Throws where it does not come. */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
