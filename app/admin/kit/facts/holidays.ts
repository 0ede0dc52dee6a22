import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { fixedHolidays, type HolidayName, holidayNotice, movingHolidays } from "#content/ready-notices.ts";

/** Days in Asia/Kolkata, ISO 8601, both included. */
export interface Holiday {
  from: string;
  to: string;
  name: HolidayName;
  notice: Readonly<Record<Language, string>>;
  /** Set by the moon: calendars differ by a day. */
  isUncertain: boolean;
}

export function comingHolidays(day: string): Holiday[] {
  const year = Number(day.slice(0, 4));
  const inAYear = `${year + 1}${day.slice(4)}`;
  const fixed = fixedHolidays.flatMap(({ day: monthDay, name }) =>
    [year, year + 1].map((one) => `${one}-${monthDay}`).map((date) => holiday(date, date, name, false)),
  );
  const moving = movingHolidays.map(({ from, to, name }) => holiday(from, to, name, true));
  return [...fixed, ...moving]
    .filter(({ from, to }) => day <= to && from < inAYear)
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

export function holidayOn(day: string): Holiday | null {
  return comingHolidays(day).find(({ from }) => from <= day) ?? null;
}

function holiday(from: string, to: string, name: HolidayName, isUncertain: boolean): Holiday {
  const notice = (language: Language) =>
    fillPlaceholders(holidayNotice[language], { holiday: name[language] });
  return { from, to, name, notice: { en: notice("en"), hi: notice("hi"), mr: notice("mr") }, isUncertain };
}
