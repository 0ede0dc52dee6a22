import type { Kysely, Selectable } from "kysely";
import { documentPictures, standingRows } from "#domain/documents/documents.ts";
import { isWorkType, type WorkType } from "#domain/values/work.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { keptAmong } from "../changes/earlier-pictures.ts";
import type { GalleryImage } from "./gallery-image.ts";

type Row = Selectable<GalleryImagesTable>;

export const urlColumns = ["main_image_url", "before_image_url", "after_image_url"] as const;

/** The pictures a row names. */
export function pictureUrlsOf(row: Pick<Row, (typeof urlColumns)[number]>): string[] {
  return urlColumns.map((column) => row[column]).filter((url) => url !== null);
}

/** As the administrator sees it. */
export function imageOf(row: Row): GalleryImage {
  return {
    id: row.id,
    description: row.description,
    captionHi: row.caption_hi,
    captionMr: row.caption_mr,
    vehicleName: row.vehicle_name,
    category: workOf(row.category),
    vehicleType: row.vehicle_type,
    bodyType: row.body_type,
    workType: row.work_type === null ? null : workOf(row.work_type),
    town: row.town,
    workDays: row.work_days,
    beforeImageUrl: row.before_image_url,
    afterImageUrl: row.after_image_url,
    mainImageUrl: row.main_image_url,
    isFeatured: row.is_featured === 1,
    isSample: row.is_sample === 1,
    inWorkSince: row.in_work_since,
    isShownEarly: row.is_shown_early === 1,
    createdAt: row.created_at,
    version: row.version,
    projectId: row.project_id,
  };
}

/** Throws on what the database refuses, too. */
export function workOf(text: string): WorkType {
  if (!isWorkType(text)) throw new Error(`The gallery has work of the unknown kind ${JSON.stringify(text)}.`);
  return text;
}

/** Null when there is none. */
export async function storedImage(db: Kysely<Database>, id: string): Promise<GalleryImage | null> {
  const row = await db.selectFrom("gallery_images").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : imageOf(row);
}

/** Those that are shown somewhere, or may be again. */
export async function usedUrls(db: Kysely<Database>, urls: readonly string[]): Promise<Set<string>> {
  const used = await urlsOfImages(db, urls, "all");
  for (const url of await keptAmong(db, urls)) used.add(url);
  for (const chunk of inChunks(urls)) {
    const binned = await db.selectFrom("bin_pictures").select("url").where("url", "in", chunk).execute();
    const placed = await documentPictures(db).where("picture_url", "in", chunk).execute();
    for (const { url } of [...binned, ...placed]) used.add(url);
  }
  return used;
}

/** Whether visitors see it somewhere: not what was just received, is a draft's, or is kept for later. */
export async function isShown(db: Kysely<Database>, url: string): Promise<boolean> {
  const placed = standingRows(db).select("document.key").where("document.picture_url", "=", url);
  if ((await placed.executeTakeFirst()) !== undefined) return true;
  return (await urlsOfImages(db, [url], "that visitors see")).size > 0;
}

/** Whether it is kept for later, and visitors see it nowhere. */
export async function isKeptBack(db: Kysely<Database>, url: string): Promise<boolean> {
  const binned = db.selectFrom("bin_pictures").select("url").where("url", "=", url);
  const inWork = db
    .selectFrom("gallery_images")
    .select("before_image_url as url")
    .where("before_image_url", "=", url)
    .where("is_shown", "=", 0)
    .$narrowType<{ url: string }>();
  const isBack = (await binned.unionAll(inWork).limit(1).executeTakeFirst()) !== undefined;
  if (!isBack && (await keptAmong(db, [url])).length === 0) return false;
  return !(await isShown(db, url));
}

async function urlsOfImages(
  db: Kysely<Database>,
  urls: readonly string[],
  which: "all" | "that visitors see",
): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const chunk of inChunks(urls)) {
    for (const column of urlColumns) {
      const rows = await db
        .selectFrom("gallery_images")
        .select(`${column} as url`)
        .where(column, "in", chunk)
        .$if(which === "that visitors see", (query) => query.where("is_shown", "=", 1))
        .execute();
      for (const { url } of rows) if (url !== null) shown.add(url);
    }
  }
  return shown;
}
