import { grouped } from "./grouped-number.ts";

/** By name, as in {count}. Numbers are grouped; text stays as it is. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** The sentence with a value in each placeholder that has one; the others stay. */
export function fillPlaceholders(sentence: string, values: PlaceholderValues): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? grouped(value) : value;
  });
}
