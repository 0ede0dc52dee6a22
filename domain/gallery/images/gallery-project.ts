import type { ExpressionBuilder, Selectable } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { rowId } from "#domain/values/row-id.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { type GalleryCard, type GalleryFilter, galleryPageSize } from "./gallery-page.ts";
import {
  type CardRow,
  type CountShown,
  cardColumns,
  everything,
  isEverything,
  type PublicImages,
  shownImages,
} from "./gallery-queries.ts";
import { urlColumns } from "./image-rows.ts";

export interface GalleryProject {
  card: GalleryCard;
  /** UTC, ISO 8601. */
  createdAt: string;
  filter: GalleryFilter;
  position: number;
  total: number;
  previousId: string | null;
  nextId: string | null;
}

type OrderedRow = Pick<Selectable<GalleryImagesTable>, "id" | "featured_position" | "created_at">;

type Side = "before" | "after";

/** Null when no shown image has the id. */
export async function findProject(
  images: PublicImages,
  id: string,
  filter: GalleryFilter,
): Promise<(Omit<GalleryProject, "card" | "createdAt"> & { row: CardRow & OrderedRow }) | null> {
  if (!rowId.test(id)) return null;
  const rows = shownImages(images, filter);
  const row = await rows
    .select([...cardColumns, "created_at", "featured_position"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return isEverything(filter) ? null : findProject(images, id, everything);
  const [before, total, previousId, nextId] = await Promise.all([
    countRows(rows.where(isBeside(row, "before"))),
    countRows(rows),
    nearestId(images, filter, row, "before"),
    nearestId(images, filter, row, "after"),
  ]);
  const page = Math.ceil((before + 1) / galleryPageSize);
  return { row, filter: { ...filter, page }, position: before + 1, total, previousId, nextId };
}

/** The filter under which a project is shown: everything, where it does not match. Null when no shown image has the id. */
export async function filterOfProject(
  images: PublicImages,
  id: string,
  filter: GalleryFilter,
): Promise<GalleryFilter | null> {
  if (!rowId.test(id)) return null;
  const row = await shownImages(images, filter).select("id").where("id", "=", id).executeTakeFirst();
  if (row !== undefined) return filter;
  return isEverything(filter) ? null : filterOfProject(images, id, everything);
}

/** In chunks; `page` counts from 1. */
export async function listProjects(
  images: PublicImages,
  count: CountShown,
  asked: number,
  pageSize: number,
): Promise<{ projects: { id: string; pictureUrls: string[] }[]; page: number; pages: number }> {
  const shown = shownImages(images, everything);
  const { offset, ...place } = placeOfPage(asked, await count(everything), pageSize);
  const rows = await shown
    .select(["id", ...urlColumns])
    .orderBy("id")
    .limit(pageSize)
    .offset(offset)
    .execute();
  const projects = rows.map(({ id, main_image_url, before_image_url, after_image_url }) => ({
    id,
    pictureUrls: (main_image_url === null ? [after_image_url, before_image_url] : [main_image_url]).filter(
      (url) => url !== null,
    ),
  }));
  return { projects, ...place };
}

async function nearestId(
  images: PublicImages,
  filter: GalleryFilter,
  row: OrderedRow,
  side: Side,
): Promise<string | null> {
  const [newest, oldest] = side === "after" ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const nearest = await shownImages(images, filter)
    .select("id")
    .where(isBeside(row, side))
    .orderBy("featured_position", newest)
    .orderBy("created_at", newest)
    .orderBy("id", oldest)
    .limit(1)
    .executeTakeFirst();
  return nearest?.id ?? null;
}

function isBeside({ id, featured_position, created_at }: OrderedRow, side: Side) {
  const [above, below] = side === "before" ? ([">", "<"] as const) : (["<", ">"] as const);
  return ({ eb, and, or }: ExpressionBuilder<Database, "gallery_images">) =>
    or([
      eb("featured_position", above, featured_position),
      and([eb("featured_position", "=", featured_position), eb("created_at", above, created_at)]),
      and([
        eb("featured_position", "=", featured_position),
        eb("created_at", "=", created_at),
        eb("id", below, id),
      ]),
    ]);
}
