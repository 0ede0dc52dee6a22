import { nextOpening, openingState } from "#app/language/opening-state.ts";
import { writtenDay } from "#app/language/written-day.ts";
import { writtenTime } from "#app/language/written-hours.ts";
import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Business } from "#domain/facts/business.ts";

/** Days: workshops close for a fortnight at most. */
const furthest = 60;

interface Place {
  language: Language;
  text: ContactText;
  business: Pick<Business, "hours" | "closures">;
}

export function whenItIsRead({ language, text, business }: Place, now: Date): string {
  const { words, receipt } = text;
  const closures = business.closures.map((closure) => ({ ...closure, notice: { text: "" } }));
  const state = openingState(business.hours, closures, now);
  if (state.isOpen) return fillPlaceholders(receipt.next.open, { time: writtenTime(state.until, words) });
  const opening = nextOpening(business.hours, closures, now, furthest);
  if (opening === null) return receipt.next.closed;
  const { day, date, daysAhead, at } = opening;
  const isSoon = day === "today" || day === "tomorrow";
  const onDate = () => fillPlaceholders(receipt.next.onDate, { date: writtenDay(date, language) });
  return fillPlaceholders(receipt.next.opens, {
    day: isSoon ? words[day] : daysAhead < 7 ? words.days[day] : onDate(),
    time: writtenTime(at, words),
  });
}

export function writtenInstant(instant: string, { language, text }: Omit<Place, "business">): string {
  const timeZone = "Asia/Kolkata";
  const day = new Date(instant).toLocaleDateString(`${language}-IN-u-nu-latn`, {
    dateStyle: "long",
    timeZone,
  });
  const time = new Date(instant).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  return `${day}, ${writtenTime(time, text.words)}`;
}
