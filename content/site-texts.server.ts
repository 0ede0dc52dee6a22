import { type Language, languages } from "./languages.ts";
import { defaultLists } from "./lists.server.ts";
import { isOptionalText } from "./optional-texts.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { bodyTypeSlugs } from "./services.server.ts";
import { type NamedFacts, placeholderValues, unfinishedTexts } from "./texts.server.ts";

/** Texts of mails, messages and answers without a page. */
const otherParts = ["enquiry", "job", "quotation", "refusals"];

function sentencesOf(texts: unknown, path: string): [key: string, text: string][] {
  if (typeof texts === "string") return [[path, texts]];
  return Object.entries(texts ?? {}).flatMap(([key, part]) => sentencesOf(part, `${path}.${key}`));
}

function textsByKey(language: Language): Map<string, string> {
  const parts = Object.entries(unfinishedTexts[language]).filter(([part]) => !otherParts.includes(part));
  return new Map(parts.flatMap(([part, texts]) => sentencesOf(texts, part)));
}

function defaultTexts(): Record<string, Record<Language, string>> {
  const [english, hindi, marathi] = languages.map(({ code }) => textsByKey(code));
  const inEach = [...(english ?? [])].map(
    ([key, en]) => [key, { en, hi: hindi?.get(key) ?? "", mr: marathi?.get(key) ?? "" }] as const,
  );
  return Object.fromEntries(inEach);
}

export const siteTextDefaults = {
  ...{ texts: defaultTexts(), lists: defaultLists, isOptional: isOptionalText },
  takenAddresses: [...bodyTypeSlugs, "404"],
};

export function factWordsOf(facts: NamedFacts): Record<Language, Record<string, string>> {
  const wordsOf = (language: Language) => {
    const values = placeholderValues(facts, language);
    const names = Object.keys(values);
    return Object.fromEntries(names.map((name) => [name, fillPlaceholders(`{${name}}`, values)]));
  };
  return { en: wordsOf("en"), hi: wordsOf("hi"), mr: wordsOf("mr") };
}
