import { createHash } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "#platform/visitor-network.ts";

/** On one account from one network. */
export const freeAttempts = 5;
const firstPauseSeconds = 15;
const longestPauseSeconds = 15 * 60;
/** Without an attempt for so long, the count begins anew. */
const memorySeconds = 60 * 60;

type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Growing pauses, by network *and* account: a stranger elsewhere cannot lock the owner out. In memory only.
 */
export interface SignInThrottle {
  /** Counts before the password is looked at. */
  attempt(address: string, account: string): Promise<Attempt>;
  reset(address: string, account: string): Promise<void>;
}

/** A throttle without attempts. */
export function createSignInThrottle(): SignInThrottle {
  const attempts = new RateLimiterMemory({ points: freeAttempts, duration: memorySeconds });
  const pauses = new RateLimiterMemory({ points: 1, duration: longestPauseSeconds });

  return {
    async attempt(address, account) {
      const key = keyOf(address, account);
      const pause = await pauses.get(key);
      if (pause !== null && pause.msBeforeNext > 0) return waiting(pause.msBeforeNext);

      const { consumedPoints } = await attempts.penalty(key);
      if (consumedPoints < freeAttempts) return { allowed: true };

      // One attempt opens the pause; those beside it wait.
      const seconds = pauseAfter(consumedPoints);
      const opened = await pauses.penalty(key, 1, { customDuration: seconds });
      if (opened.consumedPoints > 1) return waiting(opened.msBeforeNext);
      await attempts.set(key, consumedPoints, memorySeconds);
      return { allowed: true };
    },

    async reset(address, account) {
      const key = keyOf(address, account);
      await Promise.all([attempts.delete(key), pauses.delete(key)]);
    },
  };
}

/** Seconds: 15, 30, 60 … up to a quarter of an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attempts - freeAttempts, 10));
}

function waiting(milliseconds: number): Attempt {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** Bounds the memory of what a stranger types. */
function keyOf(address: string, account: string): string {
  return createHash("sha256")
    .update(`${networkOf(address)}\n${account}`)
    .digest("base64url");
}
