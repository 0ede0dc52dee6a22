import { defaultFacts } from "./business.ts";
import { type Mark, marked } from "./document-marks.ts";
import * as en from "./en/index.ts";
import * as hi from "./hi/index.ts";
import { keepTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";
import * as mr from "./mr/index.ts";
import { oncePerPair } from "./once-per-pair.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { Texts } from "./texts.ts";

export interface NamedFacts {
  name: Readonly<Record<Language, string>>;
  address: Readonly<Record<Language, { readonly city: string }>>;
  /** Null after it has ended: no sentence claims the standard then. */
  certificate: unknown;
  claims: { readonly since: number; readonly [claim: string]: string | number };
  enquiryMonths: number;
}

export type TextsOf = (language: Language) => Texts;

/** Search engines and mails get no signs that guide line ends. */
const plainParts = new Set(["search", "enquiry"]);

type OwnTexts = ReadonlyMap<string, string>;

interface Filling {
  values: PlaceholderValues;
  own: OwnTexts;
  mark: Mark;
}

function finished<T>(texts: T, filling: Filling, path?: string, isPlain?: boolean): T;
function finished(texts: unknown, filling: Filling, path = "", isPlain = false): unknown {
  if (typeof texts === "string") {
    const text = filling.own.get(path) ?? texts;
    return isPlain
      ? filled(text, filling.values)
      : filling.mark(finishText(text, filling.values), `texts/${path}`);
  }
  if (typeof texts !== "object" || texts === null) return texts;
  const parts = Object.entries(texts).map(([key, text]) => {
    const place = path === "" ? key : `${path}.${key}`;
    return [key, finished(text, filling, place, isPlain || plainParts.has(key))] as const;
  });
  return Array.isArray(texts) ? parts.map(([, text]) => text) : Object.fromEntries(parts);
}

function filled(text: string, values: PlaceholderValues): string {
  return fillPlaceholders(withoutEndedClaim(text, values), values);
}

export function finishText(text: string, values: PlaceholderValues): string {
  return keepTogether(filled(text, values));
}

const sentences = /[^.।]+[.।]?\s*/g;

function withoutEndedClaim(text: string, { qualityStandard }: PlaceholderValues): string {
  const claim = "{qualityStandard}";
  if (qualityStandard !== "" || !text.includes(claim)) return text;
  return (text.match(sentences) ?? [])
    .filter((sentence) => !sentence.includes(claim))
    .join("")
    .trim();
}

export const unfinishedTexts: Readonly<Record<Language, Texts>> = { en, hi, mr };

const nothingOwn: Readonly<Record<Language, OwnTexts>> = { en: new Map(), hi: new Map(), mr: new Map() };

const textsOnce = (mark: Mark) =>
  oncePerPair(
    (facts: NamedFacts, own: Readonly<Record<Language, OwnTexts>>, language): Texts =>
      finished(unfinishedTexts[language], {
        ...{ values: placeholderValues(facts, language), own: own[language], mark },
      }),
  );
const plainTexts = textsOnce((text) => text);

/** Of a written time the owner changes the hours. */
const ofHours = /^texts\/contact\.(hours|words|state)\./;

/** For the preview. */
export const markedTextsWith = textsOnce((text, key) =>
  marked(text, ofHours.test(key) ? "facts/hours" : key),
);

export function textsWith(facts: NamedFacts, own = nothingOwn): TextsOf {
  return plainTexts(facts, own);
}

export function placeholderValues(
  { name, address, claims, certificate, enquiryMonths }: NamedFacts,
  language: Language,
): PlaceholderValues {
  const values = {
    ...claims,
    enquiryMonths,
    since: String(claims.since),
    business: name[language],
    town: address[language].city,
  };
  return certificate === null ? { ...values, qualityStandard: "" } : values;
}

const { contact, address, claims, certificate } = defaultFacts;

export const defaultNames: NamedFacts = {
  name: contact.name,
  address,
  certificate,
  claims: { ...claims, qualityStandard: certificate.standard },
  enquiryMonths: 13,
};

export const textsOf = textsWith(defaultNames);
