import { abortedAfter } from "#app/islands/aborted-after.ts";

/** How long a page may be on its way, in milliseconds. */
const patience = 30_000;

/** `none`: there is no such page. `away`: there is no line. */
export type Missing = "none" | "away";

/** As a document in which nothing runs or loads. Throws where the browser lacks what this takes. */
export async function fetchPage(address: string): Promise<Document | Missing> {
  const signal = abortedAfter(patience);
  const ask = () => fetch(address, { signal }).catch(() => null);
  let answer = await ask();
  while (answer?.status === 429) {
    await pause(Number(answer.headers.get("Retry-After")) || 1);
    answer = await ask();
  }
  if (answer === null) return "away";
  if (!answer.ok) return "none";
  const html = await answer.text().catch(() => null);
  return html === null ? "away" : new DOMParser().parseFromString(html, "text/html");
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
