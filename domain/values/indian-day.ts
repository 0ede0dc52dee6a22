/** India has one time all year, this long ahead of UTC, in milliseconds. */
const aheadOfUtc = 5.5 * 60 * 60_000;

/** The day in Asia/Kolkata, such as `2026-11-22`. */
export function indianDay(now: Date): string {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, "2026-11-22".length);
}

/** Days in India from one time (UTC, ISO 8601) to another; 0 on the same day. */
export function indianDaysSince(since: string, now: Date): number {
  const midnight = (time: Date) => Date.parse(indianDay(time));
  return Math.round((midnight(now) - midnight(new Date(since))) / (24 * 60 * 60_000));
}
