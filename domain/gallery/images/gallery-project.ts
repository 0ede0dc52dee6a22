import type { ExpressionBuilder, Selectable } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { rowId } from "#domain/values/row-id.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { imagesOfProjects } from "../projects/project-facts.ts";
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
  others: GalleryCard[];
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

export interface FoundProject extends Omit<GalleryProject, "card" | "others" | "createdAt"> {
  row: CardRow & OrderedRow;
  others: CardRow[];
}

/** Null when visitors see nothing of the project. */
export async function findProject(
  images: PublicImages,
  id: string,
  filter: GalleryFilter,
): Promise<FoundProject | null> {
  const place = await placeOf(images, id);
  if (place === null) return null;
  const ofProject = (rows: ReturnType<typeof shownImages>) =>
    rows
      .select([...cardColumns, "created_at", "featured_position"])
      .where(place.column, "=", place.id)
      .executeTakeFirst();
  const found = await ofProject(shownImages(images, filter));
  const row = found ?? (await ofProject(shownImages(images, everything)));
  if (row === undefined) return null;
  return placed(images, found === undefined ? everything : filter, row);
}

async function placed(
  images: PublicImages,
  filter: GalleryFilter,
  row: FoundProject["row"],
): Promise<FoundProject> {
  const rows = shownImages(images, filter);
  const [before, total, previousId, nextId, members] = await Promise.all([
    countRows(rows.where(isBeside(row, "before"))),
    countRows(rows),
    nearestId(images, filter, row, "before"),
    nearestId(images, filter, row, "after"),
    row.project_id === null ? null : imagesOfProjects(images, [row.project_id]),
  ]);
  const others = (members?.get(row.project_id ?? "") ?? []).filter(({ id }) => id !== row.id);
  const page = Math.ceil((before + 1) / galleryPageSize);
  return { row, others, filter: { ...filter, page }, position: before + 1, total, previousId, nextId };
}

/** The whole gallery where it does not match; null when nobody sees it. */
export async function filterOfProject(
  images: PublicImages,
  id: string,
  filter: GalleryFilter,
): Promise<GalleryFilter | null> {
  const place = await placeOf(images, id);
  if (place === null) return null;
  const isShown = async (by: GalleryFilter) =>
    (await shownImages(images, by).select("id").where(place.column, "=", place.id).executeTakeFirst()) !==
    undefined;
  if (await isShown(filter)) return filter;
  return !isEverything(filter) && (await isShown(everything)) ? everything : null;
}

/** An image by itself is found by its own id. */
async function placeOf(
  { db }: PublicImages,
  id: string,
): Promise<{ column: "id" | "project_id"; id: string } | null> {
  if (!rowId.test(id)) return null;
  const image = db.selectFrom("gallery_images").select("project_id").where("id", "=", id);
  const row = await image.where("is_shown", "=", 1).executeTakeFirst();
  return row?.project_id === null
    ? { column: "id", id }
    : { column: "project_id", id: row?.project_id ?? id };
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
    .select(["id", "project_id", ...urlColumns])
    .orderBy("id")
    .limit(pageSize)
    .offset(offset)
    .execute();
  const members = await imagesOfProjects(
    images,
    rows.flatMap(({ project_id }) => project_id ?? []),
  );
  const projects = rows.map((row) => ({
    id: row.project_id ?? row.id,
    pictureUrls: (members.get(row.project_id ?? "") ?? [row]).flatMap(shownUrls),
  }));
  return { projects, ...place };
}

function shownUrls(row: Pick<CardRow, (typeof urlColumns)[number]>): string[] {
  const { main_image_url, before_image_url, after_image_url } = row;
  const shown = main_image_url === null ? [after_image_url, before_image_url] : [main_image_url];
  return shown.filter((url) => url !== null);
}

async function nearestId(
  images: PublicImages,
  filter: GalleryFilter,
  row: OrderedRow,
  side: Side,
): Promise<string | null> {
  const [newest, oldest] = side === "after" ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  // The index has all that the walk needs, so the row is read last.
  const nearest = shownImages(images, filter)
    .select("id")
    .where(isBeside(row, side))
    .orderBy("featured_position", newest)
    .orderBy("created_at", newest)
    .orderBy("id", oldest)
    .limit(1);
  const image = images.db
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.coalesce("project_id", "id").as("id"))
    .where("id", "=", nearest);
  return (await image.executeTakeFirst())?.id ?? null;
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
