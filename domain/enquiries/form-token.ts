import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#platform/clock.ts";

export type FormAge = "plausible" | "missing" | "forged" | "early" | "too-fast" | "stale";

/** Milliseconds. Nobody fills in five fields faster. */
const fastest = 2_500;
const oldest = 24 * 60 * 60 * 1000;
const leastStep = 500;

/** Signed times at which a form was begun (docs/decisions/008). */
export function createFormTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const signatureOf = (time: string) =>
    createHmac("sha256", secret).update(`enquiry form begun at ${time}`).digest("base64url");
  const wasSetBack = watchForSetBack(clock);

  return {
    issue(): string {
      wasSetBack();
      const time = clock.now().getTime().toString(36);
      return `${time}.${signatureOf(time)}`;
    },
    ageOf(token: string | null): FormAge {
      if (token === null) return "missing";
      const [time = "", signature = ""] = token.split(".");
      if (!areEqual(signature, signatureOf(time))) return "forged";
      const isAgeUnknown = wasSetBack();
      const age = clock.now().getTime() - Number.parseInt(time, 36);
      if (age < 0) return "early";
      if (age < fastest) return isAgeUnknown ? "early" : "too-fast";
      return age > oldest ? "stale" : "plausible";
    },
  };
}

function watchForSetBack(clock: Clock): () => boolean {
  const readLead = () => clock.now().getTime() - performance.now();
  let lead = readLead();
  let until = 0;
  return () => {
    const leadNow = readLead();
    if (leadNow < lead - leastStep) until = performance.now() + oldest;
    lead = leadNow;
    return performance.now() < until;
  };
}

function areEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
