import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#platform/clock.ts";

/** How old the form was when it was sent: as a person takes, or in another way. */
export type FormAge = "right" | "missing" | "forged" | "too-fast" | "stale";

/** Nobody fills in five fields faster. */
const fastest = 2_500;
const longest = 24 * 60 * 60 * 1000;
/** What the clocks of two servers may differ by. */
const clockTolerance = 60_000;

/** Tokens that say when a form was begun, signed, so that nobody can make one up (docs/decisions/008). */
export interface FormTokens {
  issue(): string;
  judge(token: string | null): FormAge;
}

/** Tokens signed with a key of their own, made from the secret. */
export function createFormTokens(parts: { secret: string; clock: Clock }): FormTokens {
  const { secret, clock } = parts;
  const signatureOf = (time: string) =>
    createHmac("sha256", secret).update(`enquiry form begun at ${time}`).digest("base64url");

  return {
    issue() {
      const time = clock.now().getTime().toString(36);
      return `${time}.${signatureOf(time)}`;
    },
    judge(token) {
      if (token === null) return "missing";
      const [time = "", signature = ""] = token.split(".");
      if (!equalTexts(signature, signatureOf(time))) return "forged";
      const age = clock.now().getTime() - Number.parseInt(time, 36);
      if (age < -clockTolerance) return "forged";
      if (age < fastest) return "too-fast";
      return age > longest ? "stale" : "right";
    },
  };
}

function equalTexts(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
