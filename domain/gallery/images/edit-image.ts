import type { OpenDatabase } from "#platform/database/open.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { GalleryImage } from "./gallery-image.ts";
import { type ImageEdit, type ImageEditRefusal, normalizeEdit, validateEdit } from "./image-edit.ts";
import { isImageId } from "./image-id.ts";
import { writeSearchTexts } from "./image-search.ts";
import { storedImage } from "./stored-image.ts";

/** Stores the edit when the image still is what `version` was; answers the image as it is then. */
export async function editImage(
  database: OpenDatabase,
  asked: { id: string; version: number; edit: ImageEdit },
): Promise<Result<GalleryImage, ImageEditRefusal>> {
  const { id, version } = asked;
  const edit = normalizeEdit(asked.edit);
  const message = validateEdit(edit);
  if (message !== null) return refused({ kind: "invalid", message });
  if (!isImageId(id)) return refused({ kind: "gone" });

  return database.db.transaction().execute(async (trx) => {
    await database.revision.increment(trx);
    const { numUpdatedRows } = await trx
      .updateTable("gallery_images")
      .set(columnsOf(edit))
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    await writeSearchTexts(trx);
    const image = await storedImage(trx, id);
    if (image === null) return refused({ kind: "gone" });
    return numUpdatedRows === 1n ? accepted(image) : refused({ kind: "newer", image });
  });
}

function columnsOf(edit: ImageEdit) {
  return {
    vehicle_name: edit.vehicleName,
    category: edit.category,
    vehicle_type: edit.vehicleType,
    body_type: edit.bodyType,
    work_type: edit.workType,
    description: edit.description,
    is_featured: edit.isFeatured ? 1 : 0,
  };
}
