import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import { isDayOff, type OpeningHours, type Weekday, weekdays } from "#domain/values/opening-hours.ts";
import { indiaAheadOfUtc } from "#platform/india-time.ts";
import { writtenTime } from "./written-hours.ts";

const dayMilliseconds = 24 * 60 * 60_000;

/** Days in Asia/Kolkata, ISO 8601, both included. */
export interface ClosedDays {
  from: string;
  to: string;
  notice: Notice;
}

interface Notice {
  text: string;
  lang?: Language | undefined;
}

type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; notice: Notice }
  | { isOpen: false; day: "today" | "tomorrow" | Weekday | null; at: string };

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

export function openingState(hours: OpeningHours, closures: readonly ClosedDays[], now: Date): OpeningState {
  const { closure, hours: today, minute } = dayAhead(0, { hours, closures, now });
  if (closure !== undefined) return { isOpen: false, notice: closure.notice };
  const isWorking = minutesOf(today.opens) <= minute && minute < minutesOf(today.closes);
  if (!isDayOff(today) && isWorking) return { isOpen: true, until: today.closes };
  const next = nextOpening(hours, closures, now, 7);
  return next === null ? { isOpen: false, day: null, at: "" } : { isOpen: false, day: next.day, at: next.at };
}

export function nextOpening(hours: OpeningHours, closures: readonly ClosedDays[], now: Date, days: number) {
  for (let ahead = 0; ahead <= days; ahead++) {
    const { date, weekday, closure, hours: there, minute } = dayAhead(ahead, { hours, closures, now });
    const isOver = ahead === 0 && minutesOf(there.opens) <= minute;
    if (closure !== undefined || isDayOff(there) || isOver) continue;
    const day = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : weekday;
    return { day, date, daysAhead: ahead, at: there.opens } as const;
  }
  return null;
}

interface Calendar {
  hours: OpeningHours;
  closures: readonly ClosedDays[];
  now: Date;
}

function dayAhead(ahead: number, { hours, closures, now }: Calendar) {
  const there = new Date(now.getTime() + indiaAheadOfUtc + ahead * dayMilliseconds);
  const date = there.toISOString().slice(0, "2026-11-22".length);
  const weekday = weekdays[there.getUTCDay()] ?? "Sunday";
  return {
    date,
    weekday,
    closure: closures.find(({ from, to }) => from <= date && date <= to),
    hours: hours[weekday],
    minute: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

export type OpeningStateText = Pick<ContactText, "state" | "words">;

export function writtenState(state: OpeningState, { state: sentences, words }: OpeningStateText): string {
  if (state.isOpen) return fillPlaceholders(sentences.openUntil, { time: writtenTime(state.until, words) });
  if ("notice" in state) return state.notice.text;
  const { day } = state;
  if (day === null) return sentences.closed;
  return fillPlaceholders(sentences.opens, {
    day: day === "today" || day === "tomorrow" ? words[day] : words.days[day],
    time: writtenTime(state.at, words),
  });
}
