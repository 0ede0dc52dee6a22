import type { Language } from "#content/languages.ts";
import {
  foldName,
  inAlphabeticalOrder,
  nameIn,
  type TranslatedName,
  unnamedVehicle,
} from "#domain/gallery/names/names.ts";
import { hasWord, searchedText } from "#domain/search/search.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";

export interface NameOption {
  value: string;
  label: string;
}

export interface ListedOption extends NameOption {
  names: string[];
}

export interface NameOptions {
  vehicles: ListedOption[];
  bodies: ListedOption[];
}

export interface NameChoice {
  name: string | null;
  unlisted: string;
}

export function nameOptions(language: Language, names: readonly TranslatedName[]): ListedOption[] {
  const options = names.map((listed) => {
    const { name, hi, mr } = listed;
    const inEach = [...new Set([nameIn(language, listed), name, hi, mr].filter(Boolean))];
    return { value: name, names: inEach, label: inEach.join(" · ") };
  });
  return inAlphabeticalOrder(language, options, ({ label }) => label);
}

export function matchingNames(options: readonly ListedOption[], text: string): ListedOption[] {
  const wanted = foldName(text);
  const words = foldSearched(text).split(/\s+/).filter(Boolean);
  const found = options.filter(({ names }) => {
    const searched = searchedText(names);
    return words.every((word) => hasWord(searched, word));
  });
  const begins = ({ names }: ListedOption) => names.some((name) => foldName(name).startsWith(wanted));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

export function namedExactly(options: readonly ListedOption[], text: string): ListedOption | null {
  const folded = foldName(text);
  if (folded === "") return null;
  return (
    options.find(({ value }) => foldName(value) === folded) ??
    options.find(({ names }) => names.some((name) => foldName(name) === folded)) ??
    null
  );
}

export function nameForReader(language: Language, options: readonly ListedOption[], name: string): string {
  if (name === unnamedVehicle.name) return nameIn(language, unnamedVehicle);
  const folded = foldName(name);
  return options.find(({ value }) => foldName(value) === folded)?.names[0] ?? name;
}
