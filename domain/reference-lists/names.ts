import type { Kysely } from "kysely";
import { foldLine, normalizeLine } from "#domain/normalize-text.ts";
import type { Database } from "#platform/database/schema.ts";

export type ReferenceListName = "vehicle_names" | "body_types";

/** Characters. */
export const maxNameLength = 80;
/** UTF-16 units; a character has one or two. */
const longestName = 2 * maxNameLength;
const longestFolded = 200;

/** The name as it is stored; null where it is too long. */
export function normalizeName(name: string): string | null {
  const normalized = normalizeLine(name, longestName);
  return normalized === null || [...normalized].length > maxNameLength ? null : normalized;
}

/** What equal names share. Also for searches, of which it takes 200 UTF-16 units. */
export function foldName(name: string): string {
  return foldLine(name, longestFolded);
}

const collator = new Intl.Collator(["en", "hi", "mr"], { numeric: true });

/** As people expect, "Tata Ace 2" before "Tata Ace 10", on any database. */
export function inAlphabeticalOrder(names: string[]): string[] {
  return names.toSorted((one, other) => collator.compare(one, other) || (one < other ? -1 : 1));
}

/** In alphabetical order. */
export async function namesOf(db: Kysely<Database>, list: ReferenceListName): Promise<string[]> {
  const rows = await db.selectFrom(list).select("name").execute();
  return inAlphabeticalOrder(rows.map(({ name }) => name));
}
