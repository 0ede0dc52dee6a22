import { sql, type Transaction } from "kysely";
import { type BinRow, changeBinnedImages, moveToBin } from "#domain/bin/bin-rows.ts";
import type { ReferenceListName } from "#domain/reference-lists/names.ts";
import { foldName } from "#domain/reference-lists/names.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inPortions, othersTurn } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { imageId, pictureUrlsOf, storedImage } from "../images/image-rows.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import { type ImageEdit, type ImageEditRefusal, normalizeEdit } from "./image-edit.ts";

/** Refused unless `version` is the stored one. */
export async function editImage(
  database: OpenDatabase,
  asked: { id: string; version: number; edit: ImageEdit },
): Promise<Result<GalleryImage, ImageEditRefusal>> {
  const { id, version } = asked;
  const normalized = normalizeEdit(asked.edit);
  if (!normalized.ok) return refused({ kind: "invalid", problem: normalized.refusal });
  const edit = normalized.value;
  if (!imageId.test(id)) return refused({ kind: "gone" });

  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const { numUpdatedRows } = await trx
      .updateTable("gallery_images")
      .set({
        vehicle_name: edit.vehicleName,
        category: edit.category,
        vehicle_type: edit.vehicleType,
        body_type: edit.bodyType,
        work_type: edit.workType,
        town: edit.town,
        work_days: edit.workDays,
        description: edit.description,
        caption_hi: edit.captionHi,
        caption_mr: edit.captionMr,
        is_featured: edit.isFeatured ? 1 : 0,
        is_sample: edit.isSample ? 1 : 0,
      })
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

/** Into the bin. Answers how many. */
export async function removeImages(
  database: OpenDatabase,
  givenIds: readonly string[],
  now: Date,
): Promise<number> {
  const ids = givenIds.filter((id) => imageId.test(id));
  if (ids.length === 0) return 0;
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    let removed = 0;
    for (const portion of inPortions(ids)) {
      const rows = await trx.deleteFrom("gallery_images").where("id", "in", portion).returningAll().execute();
      const deleted = rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        content: { gallery_images: [row] },
        pictureUrls: pictureUrlsOf(row),
      }));
      await moveToBin(trx, "gallery_images", deleted, now);
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
  if (!imageId.test(id)) return null;
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
    // A trigger raises the version.
    return storedImage(trx, id);
  });
}

type NameColumn = "vehicle_name" | "vehicle_type" | "body_type";

const nameColumns: Record<ReferenceListName, readonly NameColumn[]> = {
  vehicle_names: ["vehicle_name", "vehicle_type"],
  body_types: ["body_type"],
};

/**
 * Wherever an image carries the name `from`, in any case, and in the bin, too; belongs into the transaction that
 * renames the row.
 */
export async function renameInImages(
  trx: Transaction<Database>,
  list: ReferenceListName,
  from: string,
  to: string,
): Promise<void> {
  const columns = nameColumns[list];
  await changeBinnedImages(trx, (image) => renamed(image, columns, from, to));
  const spellings = (await spellingsOf(trx, columns, from)).filter((spelling) => spelling !== to);
  if (spellings.length === 0) return;
  const newName = (column: NameColumn) =>
    sql<string>`case when ${sql.ref(column)} in (${sql.join(spellings)}) then ${to} else ${sql.ref(column)} end`;
  const named = await trx
    .selectFrom("gallery_images")
    .select("id")
    .where((eb) => eb.or(columns.map((column) => eb(column, "in", spellings))))
    .execute();
  // All columns at once, so that each version is raised once.
  const change = Object.fromEntries(columns.map((column) => [column, newName(column)]));
  for (const portion of inPortions(named.map(({ id }) => id))) {
    await trx.updateTable("gallery_images").set(change).where("id", "in", portion).execute();
    await othersTurn();
  }
}

/** Read from all images, because neither engine folds as we do. */
async function spellingsOf(trx: Transaction<Database>, columns: readonly NameColumn[], name: string) {
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

function renamed(image: BinRow, columns: readonly NameColumn[], from: string, to: string): BinRow | null {
  const folded = foldName(from);
  const isNamed = (column: NameColumn) =>
    image[column] !== to && foldName(String(image[column] ?? "")) === folded;
  const named = columns.filter(isNamed);
  if (named.length === 0) return null;
  const names = Object.fromEntries(named.map((column) => [column, to]));
  return { ...image, ...names, version: Number(image.version) + 1, search_text: null, sound_text: null };
}
