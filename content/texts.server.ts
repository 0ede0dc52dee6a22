import { defaultFacts } from "./business.ts";
import * as en from "./en/index.ts";
import * as hi from "./hi/index.ts";
import { keepTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";
import * as mr from "./mr/index.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { Texts } from "./texts.ts";

/** What any text may name as a placeholder; the name also as `business`. */
export interface NamedFacts {
  name: Readonly<Record<Language, string>>;
  /** Null after it has ended: no sentence claims the standard then. */
  certificate: unknown;
  claims: { readonly since: number; readonly [claim: string]: string | number };
}

export type TextsOf = (language: Language) => Texts;

/** What search engines and mails show has no signs that only guide line ends. */
const plainParts = new Set(["search", "enquiry"]);

/** The same texts with the facts of the business filled in and measures kept together. */
function finished<T>(texts: T, facts: PlaceholderValues, isPlain?: boolean): T;
function finished(texts: unknown, facts: PlaceholderValues, isPlain = false): unknown {
  if (typeof texts === "string") {
    const filled = fillPlaceholders(withoutEndedClaim(texts, facts), facts);
    return isPlain ? filled : keepTogether(filled);
  }
  if (Array.isArray(texts)) return texts.map((text) => finished(text, facts, isPlain));
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, finished(text, facts, isPlain || plainParts.has(key))]),
  );
}

const sentences = /[^.।]+[.।]?\s*/g;

/** Without the sentences that name the standard, where there is none to claim. */
function withoutEndedClaim(text: string, { qualityStandard }: PlaceholderValues): string {
  const claim = "{qualityStandard}";
  if (qualityStandard !== "" || !text.includes(claim)) return text;
  return (text.match(sentences) ?? [])
    .filter((sentence) => !sentence.includes(claim))
    .join("")
    .trim();
}

const unfinished: Record<Language, Texts> = { en, hi, mr };
const known = new WeakMap<NamedFacts, Map<Language, Texts>>();

/** The texts that name these facts; filled in once for each object of facts. */
export function textsWith(facts: NamedFacts): TextsOf {
  const texts = known.get(facts) ?? new Map<Language, Texts>();
  known.set(facts, texts);
  return (language) => {
    const filled = texts.get(language) ?? finished(unfinished[language], valuesOf(facts, language));
    texts.set(language, filled);
    return filled;
  };
}

/** A year is not grouped like other numbers. */
function valuesOf({ name, claims, certificate }: NamedFacts, language: Language): PlaceholderValues {
  const values = { ...claims, since: String(claims.since), business: name[language] };
  return certificate === null ? { ...values, qualityStandard: "" } : values;
}

const { contact, claims, certificate } = defaultFacts;

/** The texts with the default facts: the site itself has those of the owner. */
export const textsOf = textsWith({
  name: contact.name,
  certificate,
  claims: { ...claims, qualityStandard: certificate.standard },
});
