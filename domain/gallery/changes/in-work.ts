import type { Kysely, Transaction, Updateable } from "kysely";
import { indianDaysSince } from "#domain/values/indian-day.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { rowId } from "#domain/values/row-id.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import {
  type CardRow,
  cardColumns,
  everything,
  type PublicImages,
  shownImages,
} from "../images/gallery-queries.ts";
import { imageOf, storedImage } from "../images/image-rows.ts";
import type { ImageList } from "../list/image-list.ts";
import { forgetChangesOf } from "./earlier-pictures.ts";
import { maxWorkDays } from "./image-edit.ts";
import { newestTime, type PictureProblem, problemWithPictures } from "./new-pictures.ts";

interface Seen {
  id: string;
  version: number;
}

/** `newer`: changed since, or in work no longer. */
export type InWorkRefusal = { kind: "gone" } | { kind: "newer"; image: GalleryImage };

export type CompleteRefusal = InWorkRefusal | { kind: "picture"; problem: PictureProblem };

/** Longest waiting first; pages count from 1. */
export async function listInWork(db: Kysely<Database>, asked: number, pageSize: number): Promise<ImageList> {
  const inWork = db.selectFrom("gallery_images").where("in_work_since", "is not", null);
  const total = await countRows(inWork);
  const { offset, ...place } = placeOfPage(asked, total, pageSize);
  const rows = await inWork
    .selectAll()
    .orderBy("in_work_since")
    .orderBy("id")
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { images: rows.map(imageOf), total, ...place };
}

/** Those that visitors see, begun last first. */
export async function rowsPublishedEarly(
  images: PublicImages,
  most: number,
): Promise<(CardRow & { inWorkSince: string })[]> {
  return shownImages(images, everything)
    .select(cardColumns)
    .select("in_work_since as inWorkSince")
    .where("in_work_since", "is not", null)
    .$narrowType<{ inWorkSince: string }>()
    .orderBy("in_work_since", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Publishes it as the newest project; the same after again is accepted. */
export async function completePair(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  { afterUrl, ...seen }: Seen & { afterUrl: string },
): Promise<Result<GalleryImage, CompleteRefusal>> {
  return inTransaction<CompleteRefusal>(database, seen, async (trx, image) => {
    if (image.afterImageUrl === afterUrl) return accepted(image);
    if (isNewer(image, seen)) return refused({ kind: "newer", image });
    const problem = await problemWithPictures(trx, database, [afterUrl]);
    if (problem !== null) return refused({ kind: "picture", problem });
    // Taking one back would take the after away.
    await forgetChangesOf(trx, [image.id]);
    const published = new Date(await newestTime(trx, clock.now(), 1)).toISOString();
    const work_days = image.workDays ?? daysInWork(image, clock.now());
    const whole = { after_image_url: afterUrl, created_at: published, work_days };
    return accepted(await change(trx, database, image, { ...whole, in_work_since: null, is_shown_early: 0 }));
  });
}

function daysInWork({ inWorkSince, createdAt }: GalleryImage, now: Date): number | null {
  const days = Math.max(indianDaysSince(inWorkSince ?? createdAt, now), 0) + 1;
  return days > maxWorkDays ? null : days;
}

/** Shows a project before it is whole, or no longer. */
export async function showEarly(
  database: OpenDatabase,
  { isShown, ...seen }: Seen & { isShown: boolean },
): Promise<Result<GalleryImage, InWorkRefusal>> {
  return inTransaction<InWorkRefusal>(database, seen, async (trx, image) => {
    if (image.inWorkSince !== null && image.isShownEarly === isShown) return accepted(image);
    if (isNewer(image, seen)) return refused({ kind: "newer", image });
    return accepted(await change(trx, database, image, { is_shown_early: isShown ? 1 : 0 }));
  });
}

async function inTransaction<Refusal extends CompleteRefusal>(
  database: OpenDatabase,
  { id }: Seen,
  carryOut: (trx: Transaction<Database>, image: GalleryImage) => Promise<Result<GalleryImage, Refusal>>,
): Promise<Result<GalleryImage, Refusal | { kind: "gone" }>> {
  if (!rowId.test(id)) return refused({ kind: "gone" });
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const image = await storedImage(trx, id);
    return image === null ? refused({ kind: "gone" }) : carryOut(trx, image);
  });
}

function isNewer(image: GalleryImage, { version }: Seen): boolean {
  return image.inWorkSince === null || image.version !== version;
}

async function change(
  trx: Transaction<Database>,
  database: OpenDatabase,
  { id }: GalleryImage,
  values: Updateable<GalleryImagesTable>,
): Promise<GalleryImage> {
  await database.revision.increment(trx);
  await trx.updateTable("gallery_images").set(values).where("id", "=", id).execute();
  const row = trx.selectFrom("gallery_images").selectAll().where("id", "=", id);
  return imageOf(await row.executeTakeFirstOrThrow());
}
