import { grouped } from "./grouped-number.ts";

/** Values for the placeholders in braces, by name. Numbers are grouped; text stays as it is. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** The sentence with a value in each placeholder that has one; the others stay. */
export function fillPlaceholders(sentence: string, values: PlaceholderValues): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? grouped(value) : value;
  });
}

/** The same texts, every sentence in them filled. */
export function fillAllPlaceholders<Texts>(texts: Texts, values: PlaceholderValues): Texts;
export function fillAllPlaceholders(texts: unknown, values: PlaceholderValues): unknown {
  if (typeof texts === "string") return fillPlaceholders(texts, values);
  if (Array.isArray(texts)) return texts.map((text) => fillAllPlaceholders(text, values));
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, fillAllPlaceholders(text, values)]),
  );
}
