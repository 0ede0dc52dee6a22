import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import { isDayOff, type OpeningHours, type Weekday, weekdays } from "#domain/facts/opening-hours.ts";
import { writtenTime } from "./written-hours.ts";

/** India has one time all year, this long ahead of UTC. */
const aheadOfUtc = 5.5 * 60;

const dayMilliseconds = 24 * 60 * 60_000;

/** Days in Asia/Kolkata, ISO 8601, both included. */
export interface ClosedDays {
  from: string;
  to: string;
  /** In the language of the page. */
  notice: string;
}

export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; notice: string }
  /** Null where it does not open within a week. */
  | { isOpen: false; day: "today" | "tomorrow" | Weekday | null; at: string };

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Whether somebody answers at an instant, and otherwise why not or when the workshop opens next, in Asia/Kolkata. */
export function openingState(hours: OpeningHours, closures: readonly ClosedDays[], now: Date): OpeningState {
  const there = new Date(now.getTime() + aheadOfUtc * 60_000);
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const closureAt = (daysAhead: number) => {
    const day = new Date(there.getTime() + daysAhead * dayMilliseconds).toISOString().slice(0, 10);
    return closures.find(({ from, to }) => from <= day && day <= to);
  };
  const weekday = (daysAhead: number) => weekdays[(there.getUTCDay() + daysAhead) % 7] ?? "Sunday";

  const closure = closureAt(0);
  if (closure !== undefined) return { isOpen: false, notice: closure.notice };
  const today = hours[weekday(0)];
  if (!isDayOff(today) && minute < minutesOf(today.opens))
    return { isOpen: false, day: "today", at: today.opens };
  if (!isDayOff(today) && minute < minutesOf(today.closes)) return { isOpen: true, until: today.closes };
  const next = [1, 2, 3, 4, 5, 6, 7].find(
    (ahead) => !isDayOff(hours[weekday(ahead)]) && closureAt(ahead) === undefined,
  );
  if (next === undefined) return { isOpen: false, day: null, at: "" };
  return { isOpen: false, day: next === 1 ? "tomorrow" : weekday(next), at: hours[weekday(next)].opens };
}

export type OpeningStateText = Pick<ContactText, "state" | "words">;

/** The state in the words of a language. */
export function writtenState(state: OpeningState, { state: sentences, words }: OpeningStateText): string {
  if (state.isOpen) return fillPlaceholders(sentences.openUntil, { time: writtenTime(state.until, words) });
  if ("notice" in state) return state.notice;
  const { day } = state;
  if (day === null) return sentences.closed;
  return fillPlaceholders(sentences.opens, {
    day: day === "today" || day === "tomorrow" ? words[day] : words.days[day],
    time: writtenTime(state.at, words),
  });
}
