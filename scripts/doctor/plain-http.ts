const timeoutMilliseconds = 10_000;

/** What is wrong with the answer of this http address: all must be led to https, at the same host. */
export async function plainHttpProblem(plainUrl: string): Promise<string | null> {
  const init: RequestInit = { redirect: "manual", signal: AbortSignal.timeout(timeoutMilliseconds) };
  const answer = await fetch(plainUrl, init).catch(() => null);
  if (answer === null) return null;
  await answer.body?.cancel();
  const target = URL.parse(answer.headers.get("Location") ?? "", plainUrl);
  const isLed = [301, 308].includes(answer.status) && target?.protocol === "https:";
  if (isLed && target.hostname === new URL(plainUrl).hostname) return null;
  return `${plainUrl} answers ${answer.status} without TLS; let the proxy redirect it to https (301 or 308).`;
}
