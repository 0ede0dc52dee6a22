import { createNetworkLimiter } from "#platform/network-limiter.ts";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import { createSeal } from "#platform/sealing.ts";

/** Of one network: many phones may share it, and a customer looks a few times a day. */
const guesses = { most: 200, seconds: 10 * 60 };

/** What stands in the address of a customer's page in place of the job's id: nobody can think one up. */
export function createJobLinks({ secret, limiters }: { secret: string; limiters: RateLimiters }) {
  const { seal, open } = createSeal(secret, "jobs of customers");
  const attempts = createNetworkLimiter(limiters, "jobs of customers", guesses.most, guesses.seconds);
  return { seal, open, secondsToWait: attempts.count };
}
