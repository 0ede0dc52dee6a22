import type { Catalogue, CatalogueKey } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import { fillPlaces, type PlaceValues } from "./places.ts";

/** Values for the places in braces. `count` also chooses between the forms of a sentence. */
export type SentenceValues = PlaceValues;

export type Translate = (key: CatalogueKey, values?: SentenceValues) => string;

function find(catalogue: Catalogue, key: string): unknown {
  let found: unknown = catalogue;
  for (const part of key.split(".")) {
    found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  }
  return found;
}

function chooseForm(sentence: unknown, count: number, plurals: Intl.PluralRules): unknown {
  if (typeof sentence !== "object" || sentence === null) return sentence;
  return Reflect.get(sentence, plurals.select(count) === "one" ? "one" : "other");
}

/** Sentences of one language by key. A key without a sentence shows itself (specification section 1). */
export function createTranslate(language: Language, catalogue: Catalogue): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const sentence = chooseForm(find(catalogue, key), Number(values.count ?? 0), plurals);
    if (typeof sentence !== "string") return key;
    return fillPlaces(sentence, values);
  };
}
