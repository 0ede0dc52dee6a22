import { randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { withVehicle } from "../changes/image-edit.ts";
import { newestTime, type PictureProblem, problemWithPictures } from "../changes/new-pictures.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import type { NewImage, NewImages } from "../uploads/new-images-schema.ts";
import { noVehicle } from "./gallery-image.ts";

export interface AddedImages {
  ids: string[];
  added: number;
}

export interface NewBatch extends NewImages {
  areSamples?: boolean;
  town?: string;
  workDays?: number;
}

export interface NewImagesRefusal {
  reason: PictureProblem;
}

interface Entry {
  image: NewImage;
  id: string;
  isNew: boolean;
}

/** All or nothing; a known key keeps its id. */
export async function addImages(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  batch: NewBatch,
): Promise<Result<AddedImages, NewImagesRefusal>> {
  const keys = batch.images.flatMap(({ uploadKey }) => (uploadKey === undefined ? [] : [uploadKey]));
  if (hasRepeated(keys) || hasRepeated(batch.images.flatMap(urlsOf))) {
    return refused({ reason: "used twice" });
  }

  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const { project } = batch;
    const storedIds = await idsByKey(trx, project === undefined ? keys : [...keys, project]);
    const entries = batch.images.map((image): Entry => {
      const storedId = storedIds.get(image.uploadKey ?? "");
      return { image, id: storedId ?? randomUUID(), isNew: storedId === undefined };
    });
    const added = entries.filter(({ isNew }) => isNew);
    if (added.length > 0) {
      const urls = added.flatMap(({ image }) => urlsOf(image));
      const reason = await problemWithPictures(trx, database, urls);
      if (reason !== null) return refused({ reason });
      await database.revision.increment(trx);
      const first = project === undefined ? undefined : (storedIds.get(project) ?? added[0]?.id);
      const place = first === undefined ? null : await nextPlace(trx, first);
      await insert(trx, { now: clock.now(), batch, added, place });
      const isBegun = project !== undefined && first !== undefined && !storedIds.has(project);
      if (isBegun) await keepKeys(trx, [{ upload_key: project, image_id: first }], clock.now());
    }
    return accepted({ ids: entries.map(({ id }) => id), added: added.length });
  });
}

async function idsByKey(trx: Transaction<Database>, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await trx.selectFrom("stored_uploads").selectAll().where("upload_key", "in", keys).execute();
  return new Map(rows.map((row) => [row.upload_key, row.image_id]));
}

interface Insertion {
  now: Date;
  batch: NewBatch;
  added: readonly Entry[];
  place: { projectId: string; position: number } | null;
}

async function insert(trx: Transaction<Database>, { now, batch, added, place }: Insertion) {
  const newest = await newestTime(trx, now, added.length);
  const rows = added.map((entry, index) => ({
    ...newRow(batch, entry, { time: newest - index, now }),
    ...(place !== null && { project_id: place.projectId, project_position: place.position + index }),
  }));
  await trx.insertInto("gallery_images").values(rows).execute();
  await writeSearchTexts(
    trx,
    rows.map(({ id }) => id),
  );
  const uploads = added.flatMap(({ id, image: { uploadKey } }) =>
    uploadKey === undefined ? [] : [{ upload_key: uploadKey, image_id: id }],
  );
  await keepKeys(trx, uploads, now);
}

async function keepKeys(
  trx: Transaction<Database>,
  uploads: readonly { upload_key: string; image_id: string }[],
  now: Date,
): Promise<void> {
  const rows = uploads.map((upload) => ({ ...upload, created_at: now.toISOString() }));
  if (rows.length > 0) await trx.insertInto("stored_uploads").values(rows).execute();
}

async function nextPlace(trx: Transaction<Database>, id: string): Promise<Insertion["place"]> {
  const image = trx.selectFrom("gallery_images").select("project_id").where("id", "=", id);
  const stored = await image.executeTakeFirst();
  const projectId = stored === undefined ? id : stored.project_id;
  if (projectId === null) return null;
  const { last } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max<number | null>("project_position").as("last"))
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow();
  return { projectId, position: last === null ? 0 : last + 1 };
}

function newRow(
  batch: NewBatch,
  { image, id }: Entry,
  { time, now }: { time: number; now: Date },
): Insertable<GalleryImagesTable> {
  const { vehicleName, vehicleType } = withVehicle(batch.vehicleName ?? noVehicle);
  return {
    id,
    description: null,
    vehicle_name: vehicleName,
    category: batch.category,
    vehicle_type: vehicleType,
    body_type: batch.bodyType,
    work_type: batch.workType,
    town: batch.town ?? null,
    work_days: batch.workDays ?? null,
    before_image_url: "before" in image ? image.before : null,
    after_image_url: "after" in image ? image.after : null,
    main_image_url: "main" in image ? image.main : null,
    is_featured: 0,
    is_sample: batch.areSamples ? 1 : 0,
    created_at: new Date(time).toISOString(),
    in_work_since: "before" in image && !("after" in image) ? now.toISOString() : null,
  };
}

function urlsOf(image: NewImage): string[] {
  if ("main" in image) return [image.main];
  return "after" in image ? [image.before, image.after] : [image.before];
}

function hasRepeated(texts: string[]): boolean {
  return new Set(texts).size < texts.length;
}
