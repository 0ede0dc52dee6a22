import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { foldName } from "#domain/reference-lists/names.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { type WorkType, workTypes } from "../work.ts";

/** What the administrator's language calls each kind of work. */
export type WorkLabels = Readonly<Record<WorkType, string>>;

/** More words than anybody searches for; the rest is passed over, so that a query stays small. */
const mostWords = 12;
const rowsAtOnce = 500;

/**
 * The condition that every word of the search is in the vehicle name, vehicle type, body type, category or work
 * type of the row, the last two by value or by label, whatever the case. Null when there is no word.
 */
export function matchesSearch(search: string, labels: WorkLabels): Expression<SqlBool> | null {
  const words = foldName(search).split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return null;
  return sql<SqlBool>`(${sql.join(
    words.map((word) => matchesWord(word, labels)),
    sql` and `,
  )})`;
}

/** Writes the search texts that are missing. Answers the number of them; without any it is one small read. */
export async function writeMissingSearchTexts(database: OpenDatabase): Promise<number> {
  if ((await rowsWithoutText(database.db, 1)).length === 0) return 0;
  return database.db.transaction().execute(async (trx) => {
    // In one line with the changes, which take this row first; the number itself stays.
    await trx
      .selectFrom("content_revision")
      .select("revision")
      .where("id", "=", 1)
      .$if(database.engine === "postgres", (query) => query.forUpdate())
      .execute();
    return writeSearchTexts(trx);
  });
}

/** The same inside a change's own transaction. */
export async function writeSearchTexts(trx: Transaction<Database>): Promise<number> {
  let written = 0;
  for (;;) {
    const rows = await rowsWithoutText(trx, rowsAtOnce);
    for (const [text, ids] of idsByText(rows)) {
      await trx.updateTable("gallery_images").set({ search_text: text }).where("id", "in", ids).execute();
    }
    written += rows.length;
    if (rows.length < rowsAtOnce) return written;
  }
}

function matchesWord(word: string, labels: WorkLabels): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  const works = workTypes.filter((work) =>
    [work, labels[work]].some((text) => foldName(text).includes(word)),
  );
  const inText = sql<SqlBool>`search_text like ${pattern} escape ${sql.lit("\\")}`;
  if (works.length === 0) return inText;
  const list = sql.join(works);
  return sql<SqlBool>`(${inText} or category in (${list}) or work_type in (${list}))`;
}

type NamedRow = Pick<GalleryImagesTable, "id" | "vehicle_name" | "vehicle_type" | "body_type">;

function rowsWithoutText(db: Kysely<Database>, limit: number): Promise<NamedRow[]> {
  return db
    .selectFrom("gallery_images")
    .select(["id", "vehicle_name", "vehicle_type", "body_type"])
    .where("search_text", "is", null)
    .limit(limit)
    .execute();
}

function idsByText(rows: NamedRow[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    const names = [row.vehicle_name, row.vehicle_type ?? "", row.body_type ?? ""];
    const text = names.map(foldName).join("\n");
    ids.set(text, [...(ids.get(text) ?? []), row.id]);
  }
  return ids;
}
