import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { accepted, refused } from "#platform/result.ts";
import { foldName, longestName, tidyName } from "./names.ts";
import { namesOf } from "./queries.ts";
import type { ReferenceLists } from "./reference-lists.ts";

/** Both lists on the database. */
export function createReferenceLists(parts: { database: OpenDatabase; clock: Clock }): ReferenceLists {
  const { database, clock } = parts;

  return {
    names: (list) => namesOf(database.db, list),

    async add(list, givenName) {
      const name = tidyName(givenName);
      if (name === "") return refused("empty");
      if ([...name].length > longestName) return refused("too-long");
      const now = clock.now().toISOString();
      const id = randomUUID();
      const isNew = await database.db.transaction().execute(async (trx) => {
        await database.revision.raise(trx);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto(list)
          .values({ id, name, folded_name: foldName(name), created_at: now, updated_at: now })
          .onConflict((conflict) => conflict.column("folded_name").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      });
      return isNew ? accepted({ id, name, createdAt: now, updatedAt: now }) : refused("duplicate");
    },
  };
}
