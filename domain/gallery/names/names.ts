import type { Kysely } from "kysely";
import { foldLine, normalizeLine } from "#domain/values/normalize-text.ts";
import type { Database } from "#platform/database/schema.ts";
import { romanized } from "./romanized.ts";

export type ReferenceListName = "vehicle_names" | "body_types";

export const translationLanguages = ["hi", "mr"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];
export type NameLanguage = "en" | TranslationLanguage;

export type Translations = Readonly<Record<TranslationLanguage, string>>;

export interface TranslatedName extends Translations {
  name: string;
}

export const maxNameLength = 80;
/** UTF-16 units; a character has one or two. */
const longestName = 2 * maxNameLength;
const longestFolded = 200;

/** As it is stored; null where it is too long. */
export function normalizeName(name: string): string | null {
  const normalized = normalizeLine(name, longestName);
  return normalized === null || [...normalized].length > maxNameLength ? null : normalized;
}

/** What equal names share. */
export function foldName(name: string): string {
  return foldLine(name, longestFolded);
}

export const unnamedVehicle: TranslatedName = {
  name: "Vehicle Project",
  hi: "गाड़ी का काम",
  mr: "गाडीचे काम",
};

/** A name that is written in English only. */
export function untranslated(name: string): TranslatedName {
  return { name, hi: "", mr: "" };
}

/** Else the name in a language of its script, else in English. */
export function nameIn(language: NameLanguage, names: TranslatedName): string {
  if (language === "en") return names.name;
  return names[language] || names[language === "hi" ? "mr" : "hi"] || names.name;
}

/** The same for any name; unlisted ones stay. */
export function calledIn(language: NameLanguage, called: string, listed: readonly TranslatedName[]): string {
  const folded = foldName(called);
  const known = listed.find(({ name, hi, mr }) => [name, hi, mr].some((one) => foldName(one) === folded));
  return known === undefined ? called : nameIn(language, known);
}

const collators = new Map<NameLanguage, Intl.Collator>();

function collatorOf(language: NameLanguage): Intl.Collator {
  const known = collators.get(language);
  if (known !== undefined) return known;
  const collator = new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}

/** "Tata Ace 2" before "Tata Ace 10", on any database. */
export function inAlphabeticalOrder<Named>(
  language: NameLanguage,
  named: readonly Named[],
  nameOf: (one: Named) => string,
): Named[] {
  const { compare } = collatorOf(language);
  return [...named].sort((one, other) => {
    const [a, b] = [nameOf(one), nameOf(other)];
    return compare(a, b) || (a < b ? -1 : 1);
  });
}

/** Whether the name cannot be English. */
export function isDevanagari(name: string): boolean {
  return /\p{Script=Devanagari}/u.test(name);
}

/** A typed name as an English one. */
export function typedNames(typed: TranslatedName, language: NameLanguage): TranslatedName {
  if (!isDevanagari(typed.name)) return typed;
  const own = language === "en" ? "mr" : language;
  return { ...typed, name: romanized(typed.name), [own]: typed[own] || typed.name };
}

/** In the order of the English names. */
export async function namesOf(db: Kysely<Database>, list: ReferenceListName): Promise<TranslatedName[]> {
  const rows = await db.selectFrom(list).select(["name", "name_hi as hi", "name_mr as mr"]).execute();
  return inAlphabeticalOrder("en", rows, ({ name }) => name);
}
