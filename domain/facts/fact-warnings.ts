import { daysAfter, indianDay } from "#domain/values/indian-day.ts";
import { isDayOff } from "#domain/values/opening-hours.ts";
import type { FactSection, FactValues } from "./facts-schema.ts";

export type FactWarningKind =
  | "qualityAndTrustYears"
  | "experienceYears"
  | "certificateEnded"
  | "certificateEnding"
  | "closureEnded"
  | "noWorkingDay";

export interface FactWarning {
  section: FactSection;
  kind: FactWarningKind;
  /** Years are text, so that they are not grouped. */
  values: Record<string, string>;
}

const warningDays = 60;

/** Contradictions among the facts, or with today. */
export function factWarnings(facts: FactValues, now: Date): FactWarning[] {
  return [...years(facts.claims, now), ...certificate(facts, now), ...closures(facts, now), ...hours(facts)];
}

function years({ since, ...claims }: FactValues["claims"], now: Date): FactWarning[] {
  const age = Number(indianDay(now).slice(0, 4)) - since;
  return (["qualityAndTrustYears", "experienceYears"] as const)
    .filter((kind) => claims[kind] > age)
    .map((kind) => ({
      section: "claims",
      kind,
      values: { since: String(since), age: String(age), years: String(claims[kind]) },
    }));
}

function certificate({ certificate: { validUntil } }: FactValues, now: Date): FactWarning[] {
  const soon = daysAfter(indianDay(now), warningDays);
  if (validUntil === "" || validUntil > soon) return [];
  const kind = validUntil < indianDay(now) ? "certificateEnded" : "certificateEnding";
  return [{ section: "certificate", kind, values: { day: validUntil } }];
}

function closures({ closures: { list } }: FactValues, now: Date): FactWarning[] {
  return list
    .filter(({ to }) => to < indianDay(now))
    .map(({ to }) => ({ section: "closures", kind: "closureEnded", values: { day: to } }));
}

function hours({ hours: week }: FactValues): FactWarning[] {
  const isNeverOpen = Object.values(week).every(isDayOff);
  return isNeverOpen ? [{ section: "hours", kind: "noWorkingDay", values: {} }] : [];
}
