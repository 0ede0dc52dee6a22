import type { Kysely } from "kysely";
import { normalizeLine } from "#domain/normalize-text.ts";
import type { Database } from "#platform/database/schema.ts";

export type ReferenceListName = "vehicle_names" | "body_types";

/** Characters. */
export const maxNameLength = 80;

/** What equal names share: normalized, case folded. */
export function foldName(name: string): string {
  // It folds what has two lower-case forms, such as ß and ss.
  return normalizeLine(name).toUpperCase().toLowerCase().normalize("NFC");
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
