/** Most characters a vehicle name or body type may have. */
export const maxNameLength = 80;

/** The name as it is stored and shown: NFC, without control characters, single spaces, trimmed. */
export function normalizeLine(name: string): string {
  return name
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What two names that count as the same share (decision 20): the tidy name with its case folded. */
export function foldName(name: string): string {
  // Upper case first: it folds what has two lower-case forms, such as ß and ss.
  return normalizeLine(name).toUpperCase().toLowerCase().normalize("NFC");
}

const collator = new Intl.Collator(["en", "hi", "mr"], { numeric: true });

/** Names in the alphabetical order people expect, "Tata Ace 2" before "Tata Ace 10", on any database. */
export function inAlphabeticalOrder(names: string[]): string[] {
  return names.toSorted((one, other) => collator.compare(one, other) || (one < other ? -1 : 1));
}
