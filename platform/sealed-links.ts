import { createNetworkLimiter } from "./network-limiter.ts";
import type { RateLimiters } from "./rate-limiters.ts";
import { accepted, type Result, refused } from "./result.ts";
import { createSeal } from "./sealing.ts";

/** Of one network: many phones may share it, and a customer looks a few times a day. */
const guesses = { most: 200, seconds: 10 * 60 };

export type LinkRefusal = { kind: "ended" } | { kind: "too-many"; seconds: number };

export interface SealedLinks {
  /** What stands in the address in place of the id: nobody can think one up. */
  seal(id: string): string;
  /** The id; counts what one network tries. */
  open(sealed: string, address: string): Promise<Result<string, LinkRefusal>>;
}

/** Pages that customers open without a sign-in. The key is made of `secret` for this purpose alone. */
export function createSealedLinks(parts: {
  purpose: string;
  secret: string;
  limiters: RateLimiters;
}): SealedLinks {
  const { purpose, secret, limiters } = parts;
  const { seal, open } = createSeal(secret, purpose);
  const attempts = createNetworkLimiter(limiters, purpose, guesses.most, guesses.seconds);
  return {
    seal,
    async open(sealed, address) {
      const seconds = await attempts.count(address);
      if (seconds !== null) return refused({ kind: "too-many", seconds });
      const id = open(sealed);
      return id === null ? refused({ kind: "ended" }) : accepted(id);
    },
  };
}
