import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "#platform/unavailable.ts";

/** Milliseconds. */
const longestPause = 5_000;

/** Tries again: a lost outcome goes out twice. */
export async function recordOutcome(
  note: () => Promise<void>,
  isStopped: () => boolean,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<void> {
  for (let next = 100; ; next = Math.min(4 * next, longestPause)) {
    try {
      return await note();
    } catch (error) {
      if (next === longestPause && (isStopped() || !isUnavailable(error))) throw error;
      await pause(next);
    }
  }
}
