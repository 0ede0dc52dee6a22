import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/visitor-network.ts";

/** Many phones share one address of their operator: this is far above what people send. */
const submissions = 20;
const seconds = 10 * 60;

/** Counts submissions by the visitor's network, in memory: each server process counts for itself. */
export interface SubmissionThrottle {
  /** Counts one. Answers the seconds to wait, or null when it may pass. */
  count(address: string): Promise<number | null>;
}

/** A throttle that has seen nothing yet: 20 enquiries in ten minutes from one network. */
export function createSubmissionThrottle(): SubmissionThrottle {
  const counter = new RateLimiterMemory({ points: submissions, duration: seconds });
  return {
    async count(address) {
      try {
        await counter.consume(networkOf(address));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}
