import type { OpeningHours, TimeOfDay } from "#content/business.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";

type Words = ContactText["words"];

/** `18:00` as the language says it: 6:00 PM. No line ends within it. */
export function writtenTime(time: TimeOfDay, { morning, evening }: Words): string {
  const [hour = 0, minute = "00"] = [Number(time.split(":")[0]), time.split(":")[1]];
  const written = fillPlaceholders(hour < 12 ? morning : evening, { time: `${hour % 12 || 12}:${minute}` });
  return written.replaceAll(" ", "\u00a0");
}

/** The two facts of the week: from when to when, and the day off. */
export function writtenHours(hours: OpeningHours, { hours: sentences, words }: ContactText) {
  return {
    range: fillPlaceholders(sentences.range, {
      opens: writtenTime(hours.opens, words),
      closes: writtenTime(hours.closes, words),
    }),
    closed: fillPlaceholders(sentences.closed, { day: words.days[hours.closedOn] }),
  };
}
