import type { Transaction } from "kysely";
import { z } from "zod";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import type { ListName } from "./list-shapes.ts";
import { listsFolder } from "./wording.ts";

const items = z.array(z.looseObject({ id: z.string() }));

/** From earlier versions, too. Answers whether there were any. */
export function withdrawItems(
  database: Pick<OpenDatabase, "db" | "revision">,
  name: ListName,
  ids: readonly string[],
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    return withdrawItemsIn(trx, database.revision, name, ids);
  });
}

/** The same, behind the content revision's lock. */
export async function withdrawItemsIn(
  trx: Transaction<Database>,
  revision: Pick<OpenDatabase["revision"], "increment">,
  name: ListName,
  ids: readonly string[],
): Promise<boolean> {
  const key = `${listsFolder}/${name}`;
  const rows = await trx
    .selectFrom("documents")
    .select(["version", "content"])
    .where("key", "=", key)
    .execute();
  let isFound = false;
  for (const { version, content } of rows) {
    const all = items.parse(JSON.parse(content));
    const left = all.filter(({ id }) => !ids.includes(id));
    if (left.length === all.length) continue;
    isFound = true;
    await trx
      .updateTable("documents")
      .set({ content: JSON.stringify(left) })
      .where("key", "=", key)
      .where("version", "=", version)
      .execute();
  }
  // The release before would still show them.
  await trx.deleteFrom("site_text_changes").where("key", "=", key).execute();
  if (isFound) await revision.increment(trx);
  return isFound;
}
