import type { Language } from "#content/languages.ts";

/** A day such as `2026-11-21` in words, the digits Latin in every language (decision 6). */
export function versionDate(language: Language, version: string): string {
  const words = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  return words.format(new Date(`${version}T00:00:00Z`));
}
