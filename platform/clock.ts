/** Handed in, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The same day so many months earlier (UTC), or the last day of that month where it is shorter. */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 October less one month would be 1 October.
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
