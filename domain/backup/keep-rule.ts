import { day } from "#platform/clock.ts";
import { timeOf } from "./backup-manifest.ts";

export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

const units = { d: "days", w: "weeks", m: "months" } as const;

/** Reads a rule such as `7d,4w,12m`; else null. */
export function parseKeepRule(text: string): KeepRule | null {
  const rule: KeepRule = { days: 0, weeks: 0, months: 0 };
  for (const term of text.split(",")) {
    const [, number, unit] = /^\s*(\d{1,4})([dwm])\s*$/.exec(term) ?? [];
    if (unit !== "d" && unit !== "w" && unit !== "m") return null;
    rule[units[unit]] = Number(number);
  }
  return rule;
}

/** The backups that the rule gives up. */
export function backupsToRemove(ids: readonly string[], rule: KeepRule): string[] {
  const newestFirst = [...ids].sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const { most, periodOf } of periodsOf(rule)) {
    const seen = new Set<string>();
    for (const id of newestFirst) {
      const period = periodOf(timeOf(id));
      if (seen.has(period)) continue;
      if (seen.size >= most) break;
      seen.add(period);
      kept.add(id);
    }
  }
  return newestFirst.filter((id) => !kept.has(id)).reverse();
}

/** In UTC, weeks from Monday; the epoch began on a Thursday. */
function periodsOf({ days, weeks, months }: KeepRule) {
  return [
    { most: days, periodOf: (time: Date) => time.toISOString().slice(0, 10) },
    {
      most: weeks,
      periodOf: (time: Date) => String(Math.floor((time.getTime() / day + 3) / 7)),
    },
    { most: months, periodOf: (time: Date) => time.toISOString().slice(0, 7) },
  ];
}
