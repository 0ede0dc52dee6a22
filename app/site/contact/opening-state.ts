import { type OpeningHours, type TimeOfDay, type Weekday, weekdays } from "#content/business.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import { writtenTime } from "./written-hours.ts";

/** India has one time all year, this long ahead of UTC. */
const aheadOfUtc = 5.5 * 60;

export type OpeningState =
  | { isOpen: true; until: TimeOfDay }
  | { isOpen: false; day: "today" | "tomorrow" | Weekday; at: TimeOfDay };

function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Whether somebody answers at an instant, and otherwise when the workshop opens next, in Asia/Kolkata. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const there = new Date(now.getTime() + aheadOfUtc * 60_000);
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const weekday = (daysAhead: number) => weekdays[(there.getUTCDay() + daysAhead) % 7] ?? "Sunday";
  const worksToday = weekday(0) !== hours.closedOn;

  if (worksToday && minute < minutesOf(hours.opens)) return { isOpen: false, day: "today", at: hours.opens };
  if (worksToday && minute < minutesOf(hours.closes)) return { isOpen: true, until: hours.closes };
  if (weekday(1) !== hours.closedOn) return { isOpen: false, day: "tomorrow", at: hours.opens };
  return { isOpen: false, day: weekday(2), at: hours.opens };
}

export type OpeningStateText = Pick<ContactText, "state" | "words">;

/** The state in the words of a language. */
export function writtenState(state: OpeningState, { state: sentences, words }: OpeningStateText): string {
  if (state.isOpen) return fillPlaceholders(sentences.openUntil, { time: writtenTime(state.until, words) });
  const { day } = state;
  return fillPlaceholders(sentences.opens, {
    day: day === "today" || day === "tomorrow" ? words[day] : words.days[day],
    time: writtenTime(state.at, words),
  });
}
