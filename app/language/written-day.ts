import type { Language } from "#content/languages.ts";

/** `2026-11-28` as `28 November`. */
export function writtenDay(date: string, language: Language): string {
  const form = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return form.format(new Date(date));
}

/** The same with its year: `28 November 2026`. */
export function writtenDate(date: string, language: Language): string {
  const form = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return form.format(new Date(date));
}
