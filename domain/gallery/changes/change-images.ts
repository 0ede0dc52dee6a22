import { randomUUID } from "node:crypto";
import { rowId } from "#domain/values/row-id.ts";
import { moveToBin } from "#platform/database/bin-rows.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { pictureUrlsOf, storedImage } from "../images/image-rows.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import { columnsOf, type ImageEdit, type ImageEditRefusal, normalizeEdit } from "./image-edit.ts";

/** Refused unless `version` is the stored one. */
export async function editImage(
  database: OpenDatabase,
  asked: { id: string; version: number; edit: ImageEdit },
): Promise<Result<GalleryImage, ImageEditRefusal>> {
  const { id, version } = asked;
  const normalized = normalizeEdit(asked.edit);
  if (!normalized.ok) return refused({ kind: "invalid", problem: normalized.refusal });
  const edit = normalized.value;
  if (!rowId.test(id)) return refused({ kind: "gone" });

  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const { numUpdatedRows } = await trx
      .updateTable("gallery_images")
      .set(columnsOf(edit))
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    const isEdited = numUpdatedRows === 1n;
    if (isEdited) {
      await database.revision.increment(trx);
      await writeSearchTexts(trx, [id]);
    }
    const image = await storedImage(trx, id);
    if (image === null) return refused({ kind: "gone" });
    return isEdited ? accepted(image) : refused({ kind: "newer", image });
  });
}

/** Into the bin, grouped by act. Answers how many. */
export async function removeImages(
  database: OpenDatabase,
  givenIds: readonly string[],
  now: Date,
  act: string = randomUUID(),
): Promise<number> {
  const ids = givenIds.filter((id) => rowId.test(id));
  if (ids.length === 0) return 0;
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    let removed = 0;
    for (const chunk of inChunks(ids)) {
      const rows = await trx.deleteFrom("gallery_images").where("id", "in", chunk).returningAll().execute();
      const deleted = rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        content: { gallery_images: [row] },
        pictureUrls: pictureUrlsOf(row),
      }));
      await moveToBin(trx, "gallery_images", deleted, now, act);
      removed += rows.length;
    }
    if (removed > 0) await database.revision.increment(trx);
    return removed;
  });
}

/** Null when there is none of this id. */
export async function setFeatured(
  database: OpenDatabase,
  id: string,
  isFeatured: boolean,
): Promise<GalleryImage | null> {
  if (!rowId.test(id)) return null;
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const is_featured = isFeatured ? 1 : 0;
    const { numUpdatedRows } = await trx
      .updateTable("gallery_images")
      .set({ is_featured })
      .where("id", "=", id)
      .where("is_featured", "!=", is_featured)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await database.revision.increment(trx);
    return storedImage(trx, id);
  });
}
