/** `AbortSignal.timeout` is missing in browsers of 2022. */
export function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
