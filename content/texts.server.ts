import { claims } from "./business.ts";
import * as en from "./en/index.ts";
import * as hi from "./hi/index.ts";
import { keepTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";
import * as mr from "./mr/index.ts";
import { fillPlaceholders } from "./placeholders.ts";
import type { Texts } from "./texts.ts";

/** A year is not grouped like other numbers. */
const figures = { ...claims, since: String(claims.since) };

/** What search engines and mails show has no signs that only guide line ends. */
const plainParts = new Set(["search", "enquiry"]);

/** The same texts with the figures of the business filled in and measures kept together. */
function finished<T>(texts: T, isPlain?: boolean): T;
function finished(texts: unknown, isPlain = false): unknown {
  if (typeof texts === "string") {
    const filled = fillPlaceholders(texts, figures);
    return isPlain ? filled : keepTogether(filled);
  }
  if (Array.isArray(texts)) return texts.map((text) => finished(text, isPlain));
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, finished(text, isPlain || plainParts.has(key))]),
  );
}

const texts: Record<Language, Texts> = finished({ en, hi, mr });

export function textsOf(language: Language): Texts {
  return texts[language];
}
