import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import {
  type DayHours,
  isDayOff,
  type OpeningHours,
  type Weekday,
  weekdays,
} from "#domain/values/opening-hours.ts";

type Words = ContactText["words"];

export function writtenTime(time: string, words: Words): string {
  const [hour = 0, minute = "00"] = [Number(time.split(":")[0]), time.split(":")[1]];
  const written = fillPlaceholders(partOfDay(hour, words), { time: `${hour % 12 || 12}:${minute}` });
  return written.replaceAll(" ", "\u00a0");
}

function partOfDay(hour: number, { afterMidnight, morning, afternoon, evening, night }: Words): string {
  if (hour < 4) return afterMidnight;
  if (hour < 12) return morning;
  if (hour < 16) return afternoon;
  return hour < 20 ? evening : night;
}

const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

interface WrittenHours {
  ranges: string[];
  closed: string;
}

export function hoursInOneLine({ ranges, closed }: WrittenHours): string {
  return [...ranges, closed.charAt(0).toLowerCase() + closed.slice(1)].join(", ").replaceAll("\u00a0", " ");
}

export function writtenHours(hours: OpeningHours, { hours: sentences, words }: ContactText): WrittenHours {
  const working = week.filter((day) => !isDayOff(hours[day]));
  const off = week.filter((day) => isDayOff(hours[day]));
  const rangeOf = ({ opens, closes }: DayHours) =>
    fillPlaceholders(sentences.range, {
      opens: writtenTime(opens, words),
      closes: writtenTime(closes, words),
    });
  const groups = Map.groupBy(working, (day) => rangeOf(hours[day]));
  const named = (days: Weekday[]) => days.map((day) => words.dayNames[day]).join(", ");
  const isSameAllWeek = groups.size === 1;
  return {
    ranges: [...groups].map(([range, days]) => (isSameAllWeek ? range : `${named(days)}: ${range}`)),
    closed:
      off.length === 0
        ? sentences.everyDay
        : fillPlaceholders(sentences.closed, { day: off.map((day) => words.days[day]).join(", ") }),
  };
}
