import type { Kysely, Selectable, Transaction } from "kysely";
import { day } from "#platform/clock.ts";
import type { PictureChangesTable } from "#platform/database/picture-schema.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";

const keptFor = 30 * day;

const columns = ["main_image_url", "before_image_url", "after_image_url"] as const;

/** Pictures that may come back, and their sources. */
export function keptUrls(db: Kysely<Database>) {
  const earlier = (column: (typeof columns)[number]) =>
    db
      .selectFrom("picture_changes")
      .select(`${column} as url`)
      .where(column, "is not", null)
      .$narrowType<{ url: string }>();
  return earlier("main_image_url")
    .unionAll(earlier("before_image_url"))
    .unionAll(earlier("after_image_url"))
    .unionAll(db.selectFrom("picture_edits").select("source_url as url"));
}

/** Those of the URLs that are kept. */
export async function keptAmong(db: Kysely<Database>, urls: readonly string[]): Promise<string[]> {
  const kept: string[] = [];
  for (const chunk of inChunks(urls)) {
    for (const column of columns) {
      const rows = db.selectFrom("picture_changes").select(`${column} as url`).where(column, "in", chunk);
      for (const { url } of await rows.execute()) if (url !== null) kept.push(url);
    }
    const sources = db.selectFrom("picture_edits").select("source_url").where("source_url", "in", chunk);
    for (const { source_url } of await sources.execute()) kept.push(source_url);
  }
  return kept;
}

/** The change to take back next; none older than thirty days. */
export function lastChange(
  db: Kysely<Database>,
  imageId: string,
  now: Date,
): Promise<Selectable<PictureChangesTable> | undefined> {
  return db
    .selectFrom("picture_changes")
    .selectAll()
    .where("image_id", "=", imageId)
    .where("undo_key", "is", null)
    .where("changed_at", ">=", deadlineAt(now))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Forgets changes after thirty days. */
export async function forgetOldChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("picture_changes").where("changed_at", "<", deadlineAt(now)).execute();
}

/** Answers what the images showed before. */
export async function forgetChangesOf(
  trx: Transaction<Database>,
  imageIds: readonly string[],
): Promise<string[]> {
  const urls: string[] = [];
  for (const chunk of inChunks(imageIds)) {
    const rows = await trx
      .deleteFrom("picture_changes")
      .where("image_id", "in", chunk)
      .returning(columns)
      .execute();
    urls.push(...rows.flatMap((row) => columns.map((column) => row[column])).filter((url) => url !== null));
  }
  return urls;
}

function deadlineAt(now: Date): string {
  return new Date(now.getTime() - keptFor).toISOString();
}
