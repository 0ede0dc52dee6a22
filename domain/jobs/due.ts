import { daysAfter } from "#domain/values/indian-day.ts";
import { day } from "#platform/clock.ts";

export type DueGroup = "late" | "this week" | "next week" | "later" | "no day";

/** Days are such as `2026-11-28`; a week ends on Sunday. */
export function dueGroupOf(promisedOn: string | null, today: string): DueGroup {
  if (promisedOn === null) return "no day";
  if (promisedOn < today) return "late";
  if (promisedOn <= endOfWeek(today)) return "this week";
  return promisedOn <= daysAfter(endOfWeek(today), 7) ? "next week" : "later";
}

/** The Sunday of the week. */
export function endOfWeek(today: string): string {
  const daysToSunday = (7 - new Date(today).getUTCDay()) % 7;
  return daysAfter(today, daysToSunday);
}

/** 0 where the day is not over. */
export function daysLate(promisedOn: string | null, today: string): number {
  if (promisedOn === null || promisedOn >= today) return 0;
  return Math.round((Date.parse(today) - Date.parse(promisedOn)) / day);
}
