import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { foldName } from "./names.ts";
import type { NamesPage, NamesQuery, ReferenceListName } from "./reference-lists.ts";

/** How many names a page of the back office has. */
export const namesPerPage = 50;

/** The asked page of a list with the number of images under each name. */
export async function pageOfNames(
  db: Kysely<Database>,
  list: ReferenceListName,
  asked: NamesQuery,
): Promise<NamesPage> {
  const folded = foldName(asked.search);
  const matching = db
    .selectFrom(list)
    .$if(folded !== "", (query) => query.where(contains(sql.ref("folded_name"), folded)));
  const counted = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
  // PostgreSQL counts in a type that arrives as text.
  const total = Number(counted.total);
  const pages = Math.max(1, Math.ceil(total / namesPerPage));
  const page = Math.min(Math.max(Math.trunc(asked.page) || 1, 1), pages);
  const rows = await matching
    .select(["id", "name", "folded_name", "created_at", "updated_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(namesPerPage)
    .offset((page - 1) * namesPerPage)
    .execute();
  const images = rows.length === 0 ? new Map<string, number>() : await imagesByFoldedName(db, list);
  const names = rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    images: images.get(row.folded_name) ?? 0,
  }));
  return { names, total, page, pages };
}

function contains(column: ReturnType<typeof sql.ref>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit("\\")}`;
}

/** From the kept totals, which hold a row for each spelling and not for each image. */
async function imagesByFoldedName(
  db: Kysely<Database>,
  list: ReferenceListName,
): Promise<Map<string, number>> {
  const [named, other] =
    list === "vehicle_names" ? (["vehicle", "body"] as const) : (["body", "vehicle"] as const);
  const rows = await db
    .selectFrom("gallery_totals")
    .select([`${named} as name`, "total"])
    .where("work", "=", "")
    .where(other, "=", "")
    .where(named, "<>", "")
    .execute();
  const images = new Map<string, number>();
  for (const { name, total } of rows) {
    const folded = foldName(name);
    images.set(folded, (images.get(folded) ?? 0) + total);
  }
  return images;
}
