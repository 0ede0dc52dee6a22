import { hour } from "#platform/clock.ts";
import { indiaAheadOfUtc } from "#platform/india-time.ts";

/** The day in Asia/Kolkata, such as `2026-11-22`. */
export function indianDay(now: Date): string {
  return new Date(now.getTime() + indiaAheadOfUtc).toISOString().slice(0, "2026-11-22".length);
}

/** The calendar day so many days later, or earlier for fewer than none. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, day.length);
}

/** Days in India since a time (UTC, ISO 8601); 0 on the same day. */
export function indianDaysSince(since: string, now: Date): number {
  const midnight = (time: Date) => Date.parse(indianDay(time));
  return Math.round((midnight(now) - midnight(new Date(since))) / (24 * hour));
}
