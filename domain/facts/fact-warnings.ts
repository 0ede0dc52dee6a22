import { indianDay } from "#domain/values/indian-day.ts";
import { isDayOff } from "#domain/values/opening-hours.ts";
import type { FactSection, FactValues } from "./facts-schema.ts";

export type FactWarningKind =
  | "qualityAndTrustYears"
  | "experienceYears"
  | "certificateEnded"
  | "certificateEnding"
  | "closureEnded"
  | "noWorkingDay";

/** Is pointed out, never forbidden. */
export interface FactWarning {
  section: FactSection;
  kind: FactWarningKind;
  /** For the places of its sentence; years are text, so that they are not grouped. */
  values: Record<string, string>;
}

const warningDays = 60;

/** What of the facts does not go together, or with the day in Asia/Kolkata. */
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
  const soon = indianDay(new Date(now.getTime() + warningDays * 24 * 60 * 60_000));
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
