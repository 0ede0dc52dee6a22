import type { Language } from "./languages.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { TextKey, Texts } from "./texts.ts";

export type Translate = (key: TextKey, values?: PlaceholderValues) => string;

export function findText(texts: Texts, key: string): unknown {
  let found: unknown = texts;
  for (const part of key.split(".")) {
    found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  }
  return found;
}

function chooseForm(sentence: unknown, count: number, plurals: Intl.PluralRules): unknown {
  if (typeof sentence !== "object" || sentence === null) return sentence;
  return Reflect.get(sentence, plurals.select(count) === "one" ? "one" : "other");
}

export function createTranslate(language: Language, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const sentence = chooseForm(findText(texts, key), Number(values.count ?? 0), plurals);
    if (typeof sentence !== "string") return key;
    return fillPlaceholders(sentence, values);
  };
}
