import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** How long the key of an upload is known after the image was stored, in milliseconds. */
const keyLifetime = 30 * 24 * 60 * 60 * 1000;

/** Ids of the images that were stored under these keys, by key; also of those that were deleted since. */
export async function storedUploads(
  trx: Transaction<Database>,
  uploadKeys: string[],
): Promise<Map<string, string>> {
  if (uploadKeys.length === 0) return new Map();
  const rows = await trx
    .selectFrom("stored_uploads")
    .select(["upload_key", "image_id"])
    .where("upload_key", "in", uploadKeys)
    .execute();
  return new Map(rows.map((row) => [row.upload_key, row.image_id]));
}

/** Notes which image each upload became; in the transaction that stores the images. */
export async function noteStoredUploads(
  trx: Transaction<Database>,
  uploads: { uploadKey: string; imageId: string }[],
  now: Date,
): Promise<void> {
  if (uploads.length === 0) return;
  const created_at = now.toISOString();
  const rows = uploads.map(({ uploadKey, imageId }) => ({
    upload_key: uploadKey,
    image_id: imageId,
    created_at,
  }));
  await trx.insertInto("stored_uploads").values(rows).execute();
}

/** Forgets the keys that are older than thirty days. */
export async function forgetOldUploads(db: Kysely<Database>, now: Date): Promise<void> {
  const deadline = new Date(now.getTime() - keyLifetime).toISOString();
  await db.deleteFrom("stored_uploads").where("created_at", "<", deadline).execute();
}
