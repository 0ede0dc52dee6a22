import { createNetworkLimiter } from "./network-limiter.ts";
import type { RateLimiters } from "./rate-limiters.ts";
import { accepted, type Result, refused } from "./result.ts";
import { createSeal } from "./sealing.ts";

/** Many phones may share a network. */
const guesses = { most: 200, seconds: 10 * 60 };

export type LinkRefusal = { kind: "ended" } | { kind: "too-many"; seconds: number };

export interface SealedLinks {
  seal(id: string): string;
  /** Counts the wrong ones of a network; the right one opens always. */
  open(sealed: string, address: string): Promise<Result<string, LinkRefusal>>;
}

/** For customers without a sign-in; the key is made of `secret`. */
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
      const id = open(sealed);
      if (id !== null) return accepted(id);
      const seconds = await attempts.count(address);
      return refused(seconds === null ? { kind: "ended" } : { kind: "too-many", seconds });
    },
  };
}
