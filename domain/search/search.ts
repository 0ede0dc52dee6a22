import { foldSearched } from "#domain/values/normalize-text.ts";
import { keysOfWord } from "./word-groups.ts";

export interface SearchedText {
  folded: string;
  sounds: string;
}

/** UTF-16 units: whatever is searched has fewer. */
const longestText = 15_000;

/** Of several texts together. */
export function searchedText(texts: readonly string[]): SearchedText {
  const folded = foldSearched(texts.join("\n").slice(0, longestText));
  return { folded, sounds: ` ${[...new Set(wordsIn(folded).flatMap(keysOfWord))].join(" ")} ` };
}

/** Of which the sounds of a text that has the folded word hold one; none for what is not letters alone. */
export function soundPatterns(word: string): string[] {
  return keysOfWord(word).map(patternOf);
}

/** Whether the text has the folded word, however it is spelt. */
export function hasWord({ folded, sounds }: SearchedText, word: string): boolean {
  return folded.includes(word) || soundPatterns(word).some((pattern) => sounds.includes(pattern));
}

function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function patternOf(key: string): string {
  return /^_?[^#_aeiou]{4,}$/.test(key) ? ` ${key}` : ` ${key} `;
}
