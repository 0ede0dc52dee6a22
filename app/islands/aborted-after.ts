/** `AbortSignal.timeout`, which browsers of 2022 do not have. */
export function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
