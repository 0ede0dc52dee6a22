import type { WorkType } from "#domain/values/work.ts";
import type { Business } from "./business.ts";

type Claims = Pick<Business["claims"], "simpleJobInDays" | "bodyInWeeks">;

const promises: Partial<Record<WorkType, (claims: Claims) => number>> = {
  denting: ({ simpleJobInDays }) => largestNumber(simpleJobInDays),
  painting: ({ simpleJobInDays }) => largestNumber(simpleJobInDays),
  "body-building": ({ bodyInWeeks }) => 7 * largestNumber(bodyInWeeks),
  custom: ({ bodyInWeeks }) => 7 * largestNumber(bodyInWeeks),
};

/** Null where the business promises nothing. */
export function promisedDays(work: WorkType, claims: Claims): number | null {
  return promises[work]?.(claims) || null;
}

function largestNumber(claim: string): number {
  return Math.max(0, ...(claim.match(/\d+/g) ?? []).map(Number));
}
