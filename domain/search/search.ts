import { foldSearched } from "#domain/values/normalize-text.ts";
import { visiblePhone } from "#domain/values/written-phone.ts";
import { keysOfWord } from "./word-groups.ts";

export interface SearchedText {
  folded: string;
  sounds: string;
}

/** UTF-16 units; whatever is searched has fewer. */
const longestText = 15_000;

const maxWords = 8;

/** Joins several texts. */
export function searchedText(texts: readonly string[]): SearchedText {
  const folded = foldSearched(texts.join("\n").slice(0, longestText));
  return { folded, sounds: ` ${[...new Set(wordsIn(folded).flatMap(keysOfWord))].join(" ")} ` };
}

/** A text that has the word has one of them in its sounds. */
export function soundPatterns(word: string): string[] {
  return keysOfWord(word).map(patternOf);
}

/** Whether the word is there in any spelling. */
export function hasWord({ folded, sounds }: SearchedText, word: string): boolean {
  return folded.includes(word) || soundPatterns(word).some((pattern) => sounds.includes(pattern));
}

/** Folded words; a phone number loses its leading zeros. */
export function searchWords(search: string): string[] {
  const folded = foldSearched(search.slice(0, 200)).trim();
  const number = visiblePhone(folded).replace(/^(?:tel|mob|mobile|phone)[.:\s]+/, "");
  if (/^[+(]?\d[\d\s()./\p{Pd}]*,?$/u.test(number)) {
    const digits = number.replace(/\D/g, "").replace(/^0+/, "");
    return digits === "" ? [] : [digits];
  }
  return folded
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}

function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function patternOf(key: string): string {
  return /^_?[^#_aeiou]{4,}$/.test(key) ? ` ${key}` : ` ${key} `;
}
