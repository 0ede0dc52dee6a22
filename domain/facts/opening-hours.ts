/** Counted as `Date.getDay` counts them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of day in Asia/Kolkata, such as `09:00`; both empty on a day off. */
export interface DayHours {
  opens: string;
  closes: string;
}

export type OpeningHours = Readonly<Record<Weekday, DayHours>>;

export function isDayOff({ opens }: DayHours): boolean {
  return opens === "";
}
