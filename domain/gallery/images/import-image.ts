import type { Kysely } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { columnsOf, type ImageEdit } from "../changes/image-edit.ts";
import { type PictureProblem, problemWithPictures } from "../changes/new-pictures.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import type { PictureRole } from "../pictures/picture-metadata.ts";

export interface ImportedImage {
  id: string;
  /** UTC, ISO 8601. */
  createdAt: string;
  edit: ImageEdit;
  /** URLs of received pictures. */
  pictures: Partial<Record<PictureRole, string>>;
}

/** Stores one image for each id, even if it is in the bin. */
export function importImage(
  database: OpenDatabase,
  { id, createdAt, edit, pictures }: ImportedImage,
): Promise<Result<"added" | "there before", PictureProblem>> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    if (await isImported(trx, id)) return accepted("there before");
    const problem = await problemWithPictures(trx, database, Object.values(pictures));
    if (problem !== null) return refused(problem);
    await database.revision.increment(trx);
    await trx
      .insertInto("gallery_images")
      .values({
        id,
        ...columnsOf(edit),
        before_image_url: pictures.before ?? null,
        after_image_url: pictures.after ?? null,
        main_image_url: pictures.main ?? null,
        created_at: createdAt,
      })
      .execute();
    await writeSearchTexts(trx, [id]);
    return accepted("added");
  });
}

/** Whether an image has that id, also in the bin. */
export async function isImported(db: Kysely<Database>, id: string): Promise<boolean> {
  const image = db.selectFrom("gallery_images").select("id").where("id", "=", id);
  const binned = db.selectFrom("bin").select("id").where("id", "=", id);
  return (await image.unionAll(binned).limit(1).executeTakeFirst()) !== undefined;
}
