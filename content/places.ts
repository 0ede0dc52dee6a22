import { grouped } from "./grouped-number.ts";

/** Values for the places in braces, by name. Numbers are grouped; text stays as it is. */
export type PlaceValues = Readonly<Record<string, string | number>>;

/** The sentence with a value in each place that has one; other places stay for those who know theirs. */
export function fillPlaces(sentence: string, values: PlaceValues): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === "number" ? grouped(value) : value;
  });
}

/** The same texts, every sentence in them filled. */
export function fillAllPlaces<Texts>(texts: Texts, values: PlaceValues): Texts;
export function fillAllPlaces(texts: unknown, values: PlaceValues): unknown {
  if (typeof texts === "string") return fillPlaces(texts, values);
  if (Array.isArray(texts)) return texts.map((text) => fillAllPlaces(text, values));
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillAllPlaces(text, values)]));
}
