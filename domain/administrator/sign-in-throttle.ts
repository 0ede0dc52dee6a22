import { createHash } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "#platform/visitor-network.ts";

/** Attempts on one account from one address before it has to wait. */
export const freeAttempts = 5;
const firstPauseSeconds = 15;
const longestPauseSeconds = 15 * 60;
/** After so long without an attempt, the count begins anew. */
const memorySeconds = 60 * 60;

/** Whether an attempt may go on to the password, or how long to wait first. */
export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Slows down guessing with growing pauses. Attempts are counted by address *and* account, so that a stranger
 * elsewhere cannot lock the owner out. Kept in memory: each server process counts for itself.
 */
export interface SignInThrottle {
  /** Counts the attempt before the password is looked at, so that attempts side by side count too. */
  attempt(address: string, account: string): Promise<Attempt>;
  /** Forgets the attempts after a sign-in. */
  reset(address: string, account: string): Promise<void>;
}

/** A throttle that has seen nothing yet. */
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

      // Whoever opens the pause goes on; attempts beside it find it open.
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

/** Seconds to wait after so many attempts in a row: 15, 30, 60 … up to a quarter of an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attempts - freeAttempts, 10));
}

function waiting(milliseconds: number): Attempt {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

/** Hashed, so that whatever a stranger types takes the same little memory. */
function keyOf(address: string, account: string): string {
  return createHash("sha256")
    .update(`${networkOf(address)}\n${account}`)
    .digest("base64url");
}
