import { minute } from "./clock.ts";

const mostRetries = 3;

/** Tries up to four times; throws the last failure. Never for writes. */
export async function readWithRetries<Value>(
  read: () => Promise<Value>,
  pauseMilliseconds = 50,
): Promise<Value> {
  for (let retries = 0; ; retries++) {
    try {
      return await read();
    } catch (error) {
      if (retries === mostRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * (retries + 1)));
    }
  }
}

/** Milliseconds: `first`, doubled after each attempt up to 30 minutes. */
export function retryDelay(attempts: number, first: number): number {
  return Math.min(30 * minute, first * 2 ** Math.min(attempts - 1, 10));
}
