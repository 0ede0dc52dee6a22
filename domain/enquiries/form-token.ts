import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#platform/clock.ts";

/** `early`: ours, but from the future, as after a clock was set back. */
export type FormAge = "plausible" | "missing" | "forged" | "early" | "too-fast" | "stale";

/** Milliseconds. Nobody fills in five fields faster. */
const fastest = 2_500;
const oldest = 24 * 60 * 60 * 1000;

/** Signed times at which a form was begun (docs/decisions/008). */
export function createFormTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const signatureOf = (time: string) =>
    createHmac("sha256", secret).update(`enquiry form begun at ${time}`).digest("base64url");

  return {
    issue(): string {
      const time = clock.now().getTime().toString(36);
      return `${time}.${signatureOf(time)}`;
    },
    ageOf(token: string | null): FormAge {
      if (token === null) return "missing";
      const [time = "", signature = ""] = token.split(".");
      if (!areEqual(signature, signatureOf(time))) return "forged";
      const age = clock.now().getTime() - Number.parseInt(time, 36);
      if (age < 0) return "early";
      if (age < fastest) return "too-fast";
      return age > oldest ? "stale" : "plausible";
    },
  };
}

function areEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
