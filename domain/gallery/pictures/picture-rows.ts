import type { Insertable, Kysely, Transaction } from "kysely";
import type { PicturesTable } from "#platform/database/picture-schema.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { objectNameOf, type PictureMetadata, pictureUrl } from "./picture-metadata.ts";

/** False when another picture has or had the name, or has the key. */
export async function claimName(db: Kysely<Database>, row: Insertable<PicturesTable>): Promise<boolean> {
  const removed = db.selectFrom("removed_pictures").select("object_name");
  const had = await removed.where("object_name", "=", row.object_name).executeTakeFirst();
  if (had !== undefined) return false;
  const outcome = await db
    .insertInto("pictures")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(outcome.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Null where nothing was uploaded under the key. */
export async function pictureOfKey(
  db: Kysely<Database>,
  uploadKey: string,
): Promise<{ objectName: string; fileHash: string | null; facts: PictureMetadata } | null> {
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
export async function metadataByUrl(
  db: Kysely<Database>,
  urls: string[],
): Promise<Map<string, PictureMetadata>> {
  const facts = new Map<string, PictureMetadata>();
  for (const names of inChunks(objectNamesOf(urls))) {
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

/** Pixels; null for no picture. */
export async function widthOf(db: Kysely<Database>, objectName: string): Promise<number | null> {
  const row = await db
    .selectFrom("pictures")
    .select("width")
    .where("object_name", "=", objectName)
    .executeTakeFirst();
  return row?.width ?? null;
}

/** Pictures that may lack a size, oldest first. */
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

/** Lets the sweep take their files. */
export function forgetPictures(db: Kysely<Database>, objectNames: string[], now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const names of inChunks(objectNames)) await giveUpNames(trx, names, now);
  });
}

/** The same for one chunk; unknown names are passed over. */
export async function giveUpNames(trx: Transaction<Database>, names: string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const given = await trx
    .deleteFrom("pictures")
    .where("object_name", "in", names)
    .returning("object_name")
    .execute();
  if (given.length === 0) return;
  await trx
    .insertInto("removed_pictures")
    .values(given.map(({ object_name }) => ({ object_name, removed_at: now.toISOString() })))
    .onConflict((conflict) => conflict.column("object_name").doUpdateSet({ removed_at: now.toISOString() }))
    .execute();
}

/** Of those URLs that are ours. */
export function objectNamesOf(urls: string[]): string[] {
  const names = urls.map(objectNameOf).filter((name) => name !== null);
  return [...new Set(names)];
}
