/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

export const dueGroups = ["late", "this week", "next week", "later", "no day"] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Of a day that was promised, as seen on `today`; a week ends with its Sunday. Both are days such as `2026-11-28`. */
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

/** How many days `promisedOn` is past; 0 where it is not. */
export function daysLate(promisedOn: string | null, today: string): number {
  if (promisedOn === null || promisedOn >= today) return 0;
  return Math.round((Date.parse(today) - Date.parse(promisedOn)) / day);
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, "2026-11-28".length);
}
