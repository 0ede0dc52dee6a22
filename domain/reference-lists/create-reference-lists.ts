import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { addName, removeName, renameName } from "./change-names.ts";
import { pageOfNames } from "./names-page.ts";
import { namesOf } from "./queries.ts";
import type { ReferenceLists } from "./reference-lists.ts";

/** Both lists on the database. */
export function createReferenceLists(parts: { database: OpenDatabase; clock: Clock }): ReferenceLists {
  const { db } = parts.database;
  return {
    names: (list) => namesOf(db, list),
    page: (list, query) => pageOfNames(db, list, query),
    add: (list, name) => addName(parts, list, name),
    rename: (list, rename) => renameName(parts, list, rename),
    remove: (list, id) => removeName(parts, list, id),
  };
}
