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

export interface DayHours {
  opens: string;
  closes: string;
}

export type OpeningHours = Readonly<Record<Weekday, DayHours>>;

/** A day without an opening time is closed. */
export function isDayOff({ opens }: DayHours): boolean {
  return opens === "";
}
