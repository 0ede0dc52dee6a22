import { business } from "./business.ts";
import { en } from "./en/index.ts";
import { hi } from "./hi/index.ts";
import { keepAllTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";
import { mr } from "./mr/index.ts";
import { fillAllPlaceholders } from "./placeholders.ts";
import type { Texts } from "./texts.ts";

/** Any text may name a claim, such as {unitsOnRoad}. A year is not grouped. */
const claims = { ...business.claims, since: String(business.claims.since) };

const texts: Record<Language, Texts> = keepAllTogether(fillAllPlaceholders({ en, hi, mr }, claims));

/** All words of a language, the figures of the business in them. */
export function textsOf(language: Language): Texts {
  return texts[language];
}
