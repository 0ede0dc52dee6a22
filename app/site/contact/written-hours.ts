import type { OpeningHours, TimeOfDay } from "#content/business.ts";
import type { ContactText } from "#content/texts.ts";

type Words = ContactText["words"];

/** Puts values into the places in braces. */
export function fillIn(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** `18:00` as the language says it: 6:00 PM. No line ends within it. */
export function writtenTime(time: TimeOfDay, { morning, evening }: Words): string {
  const [hour = 0, minute = "00"] = [Number(time.split(":")[0]), time.split(":")[1]];
  const written = fillIn(hour < 12 ? morning : evening, { time: `${hour % 12 || 12}:${minute}` });
  return written.replaceAll(" ", "\u00a0");
}

/** The two facts of the week: from when to when, and the day off. */
export function writtenHours(hours: OpeningHours, { hours: sentences, words }: ContactText) {
  return {
    range: fillIn(sentences.range, {
      opens: writtenTime(hours.opens, words),
      closes: writtenTime(hours.closes, words),
    }),
    closed: fillIn(sentences.closed, { day: words.days[hours.closedOn] }),
  };
}
