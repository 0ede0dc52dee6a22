import type { Kysely, Selectable } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { isTransformation, workTypes } from "#domain/values/work.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows } from "#platform/database/queries.ts";
import { memoizePerRevision } from "#platform/database/revision-cache.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import type { ListedNames } from "../names/listed-names.ts";
import type { PictureMetadata } from "../pictures/picture-metadata.ts";
import { type GalleryCard, type GalleryFilter, galleryPageSize } from "./gallery-page.ts";
import { urlColumns, workOf } from "./image-rows.ts";

export const cardColumns = [
  ...(["id", "vehicle_name", "category", "work_type", "body_type", "is_featured"] as const),
  ...(["is_sample", "in_work_since", "description", "caption_hi", "caption_mr"] as const),
  ...(["town", "work_days", "project_id"] as const),
  ...urlColumns,
] as const;

export interface PublicImages {
  db: Kysely<Database>;
  areSamplesHidden: boolean;
}

export interface ProjectFacts
  extends Pick<CardRow, "description" | "caption_hi" | "caption_mr" | "town" | "work_days"> {
  /** That visitors see; a pair is two. */
  photographs: number;
}

export type CardRow = Pick<Selectable<GalleryImagesTable>, (typeof cardColumns)[number]>;

/** Featured first, then the newest; samples behind. */
export async function rowsOfPage(
  images: PublicImages,
  filter: GalleryFilter,
  count: CountShown,
): Promise<{ rows: CardRow[]; total: number; page: number; pages: number }> {
  const total = await count(filter);
  const { page, pages, offset } = placeOfPage(filter.page, total, galleryPageSize);
  if (total === 0) return { rows: [], total, page, pages };
  const size = Math.min(galleryPageSize, total - offset);
  const behind = total - offset - size;
  const rows =
    behind < offset
      ? (await backwards(shownImages(images, filter)).limit(size).offset(behind).execute()).toReversed()
      : await inPublicOrder(shownImages(images, filter)).limit(size).offset(offset).execute();
  return { rows, total, page, pages };
}

/** The first rows in the public order. */
export function firstRows(images: PublicImages, filter: GalleryFilter, count: number): Promise<CardRow[]> {
  return inPublicOrder(shownImages(images, filter)).limit(count).execute();
}

function inPublicOrder(images: ReturnType<typeof shownImages>) {
  return images
    .select(cardColumns)
    .orderBy("featured_position", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id");
}

function backwards(images: ReturnType<typeof shownImages>) {
  return images.select(cardColumns).orderBy("featured_position").orderBy("created_at").orderBy("id", "desc");
}

export type CountShown = (filter: GalleryFilter) => Promise<number>;

/** Counts each kind of work once per content revision. */
export function createCountShown(
  { revision }: Pick<OpenDatabase, "revision">,
  images: () => Promise<PublicImages>,
): CountShown {
  const countNow: CountShown = async (filter) => countRows(shownImages(await images(), filter));
  const kept = new Map(
    [null, ...workTypes].map((work) => [
      work,
      memoizePerRevision(revision, () => countNow({ ...everything, work })),
    ]),
  );
  return (filter) => {
    const count = filter.vehicle === null && filter.body === null ? kept.get(filter.work) : undefined;
    return count === undefined ? countNow(filter) : count();
  };
}

export const everything: GalleryFilter = { work: null, vehicle: null, body: null, page: 1 };

/** Whether the filter leaves nothing out. */
export function isEverything({ work, vehicle, body }: GalleryFilter): boolean {
  return work === null && vehicle === null && body === null;
}

/** The covers of a filter that visitors may see. */
export function shownImages(images: PublicImages, { work, vehicle, body }: GalleryFilter) {
  const { db, areSamplesHidden } = images;
  return db
    .selectFrom("gallery_images")
    .where("is_shown", "=", 1)
    .where("is_cover", "=", 1)
    .$if(areSamplesHidden, (query) => query.where("is_sample", "=", 0))
    .$if(work !== null, (query) => query.where("shown_work", "=", work))
    .$if(vehicle !== null, (query) => query.where("shown_vehicle", "=", vehicle))
    .$if(body !== null, (query) => query.where("body_type", "=", body));
}

/** Null without a known picture. `facts` are by public URL. */
export function cardOf(
  row: CardRow,
  facts: Map<string, PictureMetadata>,
  names: ListedNames,
  project?: ProjectFacts,
): GalleryCard | null {
  const pictures = cardPictures(row, facts);
  if (pictures === null) return null;
  const { town, work_days, description, caption_hi, caption_mr, photographs } = {
    ...{ ...row, photographs: 1 },
    ...project,
  };
  return {
    id: row.project_id ?? row.id,
    vehicle: names.vehicle(row.vehicle_name),
    body: row.body_type === null ? null : names.body(row.body_type),
    work: workOf(row.work_type ?? row.category),
    isFeatured: row.is_featured === 1,
    isSample: row.is_sample === 1,
    isInWork: row.in_work_since !== null,
    photographs,
    town,
    workDays: work_days,
    caption: { en: description, hi: caption_hi, mr: caption_mr },
    pictures,
  };
}

function cardPictures(row: CardRow, facts: Map<string, PictureMetadata>): GalleryCard["pictures"] | null {
  const known = (url: string | null) => (url === null ? undefined : facts.get(url));
  const main = known(row.main_image_url);
  const before = known(row.before_image_url);
  const after = known(row.after_image_url);
  const workType = row.work_type === null ? null : workOf(row.work_type);
  if (before && after && (!main || isTransformation(workOf(row.category), workType))) {
    return { kind: "pair", before, after };
  }
  const picture = main ?? before ?? after;
  return picture ? { kind: "single", picture } : null;
}
