import type { Insertable, Kysely } from "kysely";
import { inPortions } from "#platform/database/queries.ts";
import type { Database, PicturesTable } from "#platform/database/schema.ts";
import { objectNameOf, type PictureFacts, pictureUrl } from "./picture-facts.ts";

/** Answers false when another picture has the name or the key. */
export async function claimName(db: Kysely<Database>, row: Insertable<PicturesTable>): Promise<boolean> {
  const outcome = await db
    .insertInto("pictures")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(outcome.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** What was uploaded under the key, or null. */
export async function pictureOfKey(
  db: Kysely<Database>,
  uploadKey: string,
): Promise<{ objectName: string; fileHash: string | null; facts: PictureFacts } | null> {
  const row = await db
    .selectFrom("pictures")
    .select(["object_name as objectName", "file_hash as fileHash", "width", "height", "placeholder"])
    .where("upload_key", "=", uploadKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { objectName, fileHash, ...facts } = row;
  return { objectName, fileHash, facts: { url: pictureUrl(objectName), ...facts } };
}

/** By public URL; unknown ones are missing. */
export async function factsByUrl(db: Kysely<Database>, urls: string[]): Promise<Map<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>();
  for (const names of inPortions(objectNamesOf(urls))) {
    const rows = await db
      .selectFrom("pictures")
      .select(["object_name", "width", "height", "placeholder"])
      .where("object_name", "in", names)
      .execute();
    for (const { object_name, ...row } of rows) {
      const url = pictureUrl(object_name);
      facts.set(url, { url, ...row });
    }
  }
  return facts;
}

/** Pixels, or null when there is no such picture. */
export async function widthOf(db: Kysely<Database>, objectName: string): Promise<number | null> {
  const row = await db
    .selectFrom("pictures")
    .select("width")
    .where("object_name", "=", objectName)
    .executeTakeFirst();
  return row?.width ?? null;
}

/** Of which a size may be missing, oldest first. */
export async function coldPictures(db: Kysely<Database>): Promise<{ objectName: string; width: number }[]> {
  return db
    .selectFrom("pictures")
    .select(["object_name as objectName", "width"])
    .where("is_warm", "=", 0)
    .orderBy("created_at")
    .orderBy("object_name")
    .execute();
}

/** Every size is stored. */
export async function markWarm(db: Kysely<Database>, objectName: string): Promise<void> {
  await db.updateTable("pictures").set({ is_warm: 1 }).where("object_name", "=", objectName).execute();
}

/** Gives the names up. */
export async function forgetPictures(db: Kysely<Database>, objectNames: string[]): Promise<void> {
  for (const names of inPortions(objectNames)) {
    await db.deleteFrom("pictures").where("object_name", "in", names).execute();
  }
}

/** Of those URLs that are ours. */
export function objectNamesOf(urls: string[]): string[] {
  const names = urls.map(objectNameOf).filter((name) => name !== null);
  return [...new Set(names)];
}
