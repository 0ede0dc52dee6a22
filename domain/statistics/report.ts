import { daysAfter } from "#domain/values/indian-day.ts";
import type { CountedKind } from "./daily-sums.ts";

interface DaySum {
  kind: string;
  day: string;
  count: number;
}

/** Seven days up to today, and seven before. */
export interface Weeks {
  count: number;
  before: number;
}

export interface Report {
  /** In India, ISO 8601. */
  today: string;
  /** Oldest first; `before` is the same weekday a week earlier. */
  visits: { day: string; count: number; before: number }[];
  weeks: Readonly<Record<ReportedKind, Weeks>>;
  /** Weeks, oldest first, by their last day. */
  taps: Readonly<Record<Exclude<ReportedKind, "source">, { day: string; count: number }[]>>;
}

export const reportedKinds = [
  "source",
  "call",
  "whatsapp",
  "quote",
] as const satisfies readonly CountedKind[];
type ReportedKind = (typeof reportedKinds)[number];

const daysShown = 395;
/** The first day is compared with the week before. */
export const daysRead = daysShown + 7;
const weeksShown = 13;

/** From sums by day: 395 days of visits and 13 weeks of taps up to today, an Indian date. */
export function reportOf(today: string, sums: readonly DaySum[]): Report {
  const counts = new Map(sums.map(({ kind, day, count }) => [`${kind} ${day}`, count]));
  const on = (kind: ReportedKind, daysAgo: number) =>
    counts.get(`${kind} ${daysAfter(today, -daysAgo)}`) ?? 0;
  const weekOf = (kind: ReportedKind, weeksAgo: number) =>
    [0, 1, 2, 3, 4, 5, 6].reduce((sum, day) => sum + on(kind, weeksAgo * 7 + day), 0);
  const weeks = (kind: ReportedKind): Weeks => ({ count: weekOf(kind, 0), before: weekOf(kind, 1) });
  const taps = (kind: ReportedKind) =>
    lastOf(weeksShown).map((weeksAgo) => ({
      day: daysAfter(today, -weeksAgo * 7),
      count: weekOf(kind, weeksAgo),
    }));
  return {
    today,
    visits: lastOf(daysShown).map((daysAgo) => ({
      day: daysAfter(today, -daysAgo),
      count: on("source", daysAgo),
      before: on("source", daysAgo + 7),
    })),
    weeks: {
      source: weeks("source"),
      call: weeks("call"),
      whatsapp: weeks("whatsapp"),
      quote: weeks("quote"),
    },
    taps: { call: taps("call"), whatsapp: taps("whatsapp"), quote: taps("quote") },
  };
}

/** Months such as `2026-11`, the oldest first. */
export function monthsUpTo(day: string, months: number): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return lastOf(months).map((ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, "2026-11".length),
  );
}

function lastOf(length: number): number[] {
  return Array.from({ length }, (_, index) => length - 1 - index);
}
