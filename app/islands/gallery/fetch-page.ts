import { abortedAfter } from "#app/islands/aborted-after.ts";

/** Milliseconds. */
const patience = 30_000;

export type Missing = "none" | "away";

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
