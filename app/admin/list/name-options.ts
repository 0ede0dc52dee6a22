import type { Language } from "#content/languages.ts";
import { inAlphabeticalOrder, nameIn, type TranslatedName } from "#domain/reference-lists/names.ts";

export interface NameOption {
  /** The English name. */
  value: string;
  /** It in all its languages, first in the reader's. */
  label: string;
}

export interface NameOptions {
  vehicles: NameOption[];
  bodies: NameOption[];
}

/** In the reader's alphabetical order. For loaders: browsers may know another one than the server. */
export function nameOptions(language: Language, names: readonly TranslatedName[]): NameOption[] {
  const options = names.map((listed) => {
    const { name, hi, mr } = listed;
    const inEach = [nameIn(language, listed), name, hi, mr].filter(Boolean);
    return { value: name, label: [...new Set(inEach)].join(" · ") };
  });
  return inAlphabeticalOrder(language, options, ({ label }) => label);
}
