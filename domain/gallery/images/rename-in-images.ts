import { sql, type Transaction } from "kysely";
import { foldName } from "#domain/reference-lists/names.ts";
import type { ReferenceListName } from "#domain/reference-lists/reference-lists.ts";
import type { Database } from "#platform/database/schema.ts";
import { writeSearchTexts } from "./image-search.ts";

type NameColumn = "vehicle_name" | "vehicle_type" | "body_type";

/** The columns of an image that carry a name of each list. */
const columnsOf: Record<ReferenceListName, readonly NameColumn[]> = {
  vehicle_names: ["vehicle_name", "vehicle_type"],
  body_types: ["body_type"],
};

/**
 * Writes `to` wherever an image carries the name `from`, in whatever case (decision 20). Belongs into the
 * transaction that renames the list's row. Answers how many images were changed.
 */
export async function renameInImages(
  trx: Transaction<Database>,
  list: ReferenceListName,
  from: string,
  to: string,
): Promise<number> {
  const columns = columnsOf[list];
  const spellings = (await spellingsOf(trx, columns, from)).filter((spelling) => spelling !== to);
  if (spellings.length === 0) return 0;
  const renamed = (column: NameColumn) =>
    sql<string>`case when ${sql.ref(column)} in (${sql.join(spellings)}) then ${to} else ${sql.ref(column)} end`;
  // One statement for all columns, so that the totals are kept and the versions raised once for each image.
  const { numUpdatedRows } = await trx
    .updateTable("gallery_images")
    .set(Object.fromEntries(columns.map((column) => [column, renamed(column)])))
    .where((eb) => eb.or(columns.map((column) => eb(column, "in", spellings))))
    .executeTakeFirstOrThrow();
  await writeSearchTexts(trx);
  return Number(numUpdatedRows);
}

/** How the images spell the name. Read from all of them, because neither engine folds as we do. */
async function spellingsOf(
  trx: Transaction<Database>,
  columns: readonly NameColumn[],
  name: string,
): Promise<string[]> {
  const folded = foldName(name);
  const spellings = new Set<string>();
  for (const column of columns) {
    const rows = await trx.selectFrom("gallery_images").select(`${column} as spelling`).distinct().execute();
    for (const { spelling } of rows) {
      if (spelling !== null && foldName(spelling) === folded) spellings.add(spelling);
    }
  }
  return [...spellings];
}
