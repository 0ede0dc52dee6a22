import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { normalizeLine } from "#domain/reference-lists/names.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { AddedImages, NewImage, NewImagePictures, NewImages, NewImagesRefusal } from "../gallery.ts";
import { objectNamesOf } from "../pictures/picture-rows.ts";
import { usedUrls } from "../pictures/used-pictures.ts";
import { newImagesSchema } from "../uploads/new-images-schema.ts";
import { noteStoredUploads, storedUploads } from "../uploads/stored-uploads.ts";
import { writeSearchTexts } from "./image-search.ts";

/** Vehicle name of an image that was uploaded without one (specification section 9). */
export const namelessVehicle = "Vehicle Project";

const notArrived = "Some pictures have not arrived on the server. Please upload them again.";
const usedTwice = "Some of these pictures are already in the gallery. Please upload them again.";

/**
 * Stores what is new of the batch as a whole or not at all. Answers the ids in the batch's order; an image that was
 * stored before under the same key keeps its id, also when it was deleted since.
 */
export async function addImages(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  given: NewImages,
): Promise<Result<AddedImages, NewImagesRefusal>> {
  const judged = newImagesSchema.safeParse(given);
  if (!judged.success) return refused({ message: judged.error.issues[0]?.message ?? notArrived });
  const batch = judged.data;
  const keys = batch.images.flatMap(({ uploadKey }) => (uploadKey === undefined ? [] : [uploadKey]));
  if (hasRepeated(keys) || hasRepeated(batch.images.flatMap(urlsOf))) return refused({ message: usedTwice });

  return database.db.transaction().execute(async (trx) => {
    // Two tries of one image wait for each other here, however their batches are composed.
    await database.revision.lock(trx);
    const stored = await storedUploads(trx, keys);
    const places = batch.images.map((image): Place => {
      const storedId = image.uploadKey === undefined ? undefined : stored.get(image.uploadKey);
      return { image, id: storedId ?? randomUUID(), isNew: storedId === undefined };
    });
    const fresh = places.filter(({ isNew }) => isNew);
    const refusal = fresh.length === 0 ? null : await refusalOf(trx, database, fresh);
    if (refusal !== null) return refused(refusal);
    if (fresh.length > 0) await insert(trx, { database, now: clock.now() }, batch, fresh);
    return accepted({ ids: places.map(({ id }) => id), added: fresh.length });
  });
}

/** An image of a batch with its id, new or from before. */
interface Place {
  image: NewImage;
  id: string;
  isNew: boolean;
}

async function refusalOf(
  trx: Transaction<Database>,
  database: OpenDatabase,
  fresh: readonly Place[],
): Promise<NewImagesRefusal | null> {
  const urls = fresh.flatMap(({ image }) => urlsOf(image));
  if (!(await holdPictures(trx, database, urls))) return { message: notArrived };
  return (await usedUrls(trx, urls)).size > 0 ? { message: usedTwice } : null;
}

async function insert(
  trx: Transaction<Database>,
  { database, now }: { database: OpenDatabase; now: Date },
  batch: NewImages,
  fresh: readonly Place[],
): Promise<void> {
  await database.revision.increment(trx);
  const newest = await newestFirstTime(trx, now, fresh.length);
  const rows = fresh.map((place, index) => newRow(batch, place, newest - index));
  await trx.insertInto("gallery_images").values(rows).execute();
  await writeSearchTexts(trx);
  const uploads = fresh.flatMap(({ id, image: { uploadKey } }) =>
    uploadKey === undefined ? [] : [{ uploadKey, imageId: id }],
  );
  await noteStoredUploads(trx, uploads, now);
}

function urlsOf(pictures: NewImagePictures): string[] {
  return "main" in pictures ? [pictures.main] : [pictures.before, pictures.after];
}

function hasRepeated(texts: string[]): boolean {
  return new Set(texts).size < texts.length;
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

function newRow(batch: NewImages, { image, id }: Place, time: number): Insertable<GalleryImagesTable> {
  const vehicle = normalizeLine(batch.vehicleName ?? "") || null;
  const pictures: NewImagePictures = image;
  const isPair = "before" in pictures;
  return {
    id,
    description: null,
    vehicle_name: vehicle ?? namelessVehicle,
    category: batch.category,
    vehicle_type: vehicle,
    body_type: normalizeLine(batch.bodyType ?? "") || null,
    work_type: batch.workType,
    before_image_url: isPair ? pictures.before : null,
    after_image_url: isPair ? pictures.after : null,
    main_image_url: isPair ? null : pictures.main,
    is_featured: 0,
    created_at: new Date(time).toISOString(),
  };
}
