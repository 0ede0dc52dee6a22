import type { Language } from "#content/languages.ts";

export function writtenDay(date: string, language: Language): string {
  const form = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return form.format(new Date(date));
}

export function writtenDate(date: string, language: Language): string {
  const form = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return form.format(new Date(date));
}
