import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { inAlphabeticalOrder } from "./names.ts";
import type { ReferenceListName } from "./reference-lists.ts";

/** The names of a list in alphabetical order. */
export async function namesOf(db: Kysely<Database>, list: ReferenceListName): Promise<string[]> {
  const rows = await db.selectFrom(list).select("name").execute();
  return inAlphabeticalOrder(rows.map(({ name }) => name));
}
