import type { Language } from "./languages.ts";

/** Made once for the same arguments, and forgotten with either object. */
export function oncePerPair<First extends object, Second extends object, Made>(
  make: (first: First, second: Second, language: Language) => Made,
): (first: First, second: Second) => (language: Language) => Made {
  const known = new WeakMap<First, WeakMap<Second, Map<Language, Made>>>();
  return (first, second) => {
    const ofFirst = known.get(first) ?? new WeakMap<Second, Map<Language, Made>>();
    known.set(first, ofFirst);
    const made = ofFirst.get(second) ?? new Map<Language, Made>();
    ofFirst.set(second, made);
    return (language) => {
      const found = made.get(language) ?? make(first, second, language);
      made.set(language, found);
      return found;
    };
  };
}
