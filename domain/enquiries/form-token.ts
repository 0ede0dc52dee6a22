import { createHmac, randomBytes } from "node:crypto";
import { type Clock, day } from "#platform/clock.ts";
import { areEqual } from "#platform/secrets.ts";

export type FormAge = "plausible" | "missing" | "forged" | "early" | "too-fast" | "stale";

/** Milliseconds. Nobody fills in five fields faster. */
const fastest = 2_500;
const oldest = day;
const leastStep = 500;

/** Signs the time at which a form was begun; no two tokens are alike (docs/decisions/008). */
export function createFormTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const signatureOf = (begun: string) =>
    createHmac("sha256", secret).update(`enquiry form begun at ${begun}`).digest("base64url");
  const wasSetBack = watchForSetBack(clock);

  return {
    issue(): string {
      wasSetBack();
      const begun = `${clock.now().getTime().toString(36)}-${randomBytes(6).toString("base64url")}`;
      return `${begun}.${signatureOf(begun)}`;
    },
    ageOf(token: string | null): FormAge {
      if (token === null) return "missing";
      const [begun = "", signature = ""] = token.split(".");
      if (!areEqual(signature, signatureOf(begun))) return "forged";
      const isAgeUnknown = wasSetBack();
      const age = clock.now().getTime() - Number.parseInt(begun, 36);
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
