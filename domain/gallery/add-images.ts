import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { tidyName } from "#domain/reference-lists/names.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { NewImagePictures, NewImages, NewImagesRefusal } from "./gallery.ts";
import { writeSearchTexts } from "./image-search.ts";
import { newImagesSchema } from "./new-images-schema.ts";
import { objectNamesOf } from "./picture-rows.ts";
import { usedUrls } from "./used-pictures.ts";

/** Vehicle name of an image that was uploaded without one (specification section 9). */
export const namelessVehicle = "Vehicle Project";

const notArrived = "Some pictures have not arrived on the server. Please upload them again.";
const usedTwice = "Some of these pictures are already in the gallery. Please upload them again.";

/** Stores the batch as a whole or not at all. Answers the new ids in the batch's order. */
export async function addImages(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  given: NewImages,
): Promise<Result<{ ids: string[] }, NewImagesRefusal>> {
  const judged = newImagesSchema.safeParse(given);
  if (!judged.success) return refused({ message: judged.error.issues[0]?.message ?? notArrived });
  const batch = judged.data;
  const urls = batch.images.flatMap((pictures) => Object.values(pictures));
  if (new Set(urls).size < urls.length) return refused({ message: usedTwice });

  return database.db.transaction().execute(async (trx) => {
    if (!(await holdPictures(trx, database, urls))) return refused({ message: notArrived });
    if ((await usedUrls(trx, urls)).size > 0) return refused({ message: usedTwice });
    await database.revision.raise(trx);
    const newest = await newestFirstTime(trx, clock.now(), batch.images.length);
    const rows = batch.images.map((pictures, index) => newRow(batch, pictures, newest - index));
    await trx.insertInto("gallery_images").values(rows).execute();
    await writeSearchTexts(trx);
    return accepted({ ids: rows.map(({ id }) => id) });
  });
}

/** Whether every picture is on the shelf; until the transaction ends the sweep takes none of them. */
async function holdPictures(
  trx: Transaction<Database>,
  { engine }: OpenDatabase,
  urls: string[],
): Promise<boolean> {
  const names = objectNamesOf(urls);
  const found = await trx
    .selectFrom("pictures")
    .select("object_name")
    .where("object_name", "in", names)
    .orderBy("object_name")
    .$if(engine === "postgres", (query) => query.forUpdate())
    .execute();
  return found.length === urls.length;
}

/**
 * The time of a batch's first image, in milliseconds. Each later one is a millisecond older, so that the
 * newest-first gallery keeps the batch's order; and all are newer than what is there, even after a batch in
 * the same millisecond or a clock that was set back.
 */
async function newestFirstTime(trx: Transaction<Database>, now: Date, count: number): Promise<number> {
  const { newest } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max<string | null>("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return Math.max(now.getTime(), newest === null ? 0 : Date.parse(newest) + count);
}

function newRow(batch: NewImages, pictures: NewImagePictures, time: number): Insertable<GalleryImagesTable> {
  const vehicle = tidyName(batch.vehicleName ?? "") || null;
  const isPair = "before" in pictures;
  return {
    id: randomUUID(),
    description: null,
    vehicle_name: vehicle ?? namelessVehicle,
    category: batch.category,
    vehicle_type: vehicle,
    body_type: tidyName(batch.bodyType ?? "") || null,
    work_type: batch.workType,
    before_image_url: isPair ? pictures.before : null,
    after_image_url: isPair ? pictures.after : null,
    main_image_url: isPair ? null : pictures.main,
    is_featured: 0,
    created_at: new Date(time).toISOString(),
  };
}
