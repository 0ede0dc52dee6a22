import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { imageOf } from "../images/image-rows.ts";
import { countSamples } from "../images/today-queries.ts";
import type { ImageFilter } from "./image-filter.ts";
import { filteredImages } from "./image-filter-queries.ts";
import type { ImageList, ImageListQuery, ImageRanking, ImageSort, ImageSummary } from "./image-list.ts";

type Matching = Expression<SqlBool> | null;

const rankedValues = 3;

/** Rows with pictures or without. */
export async function listImages(
  db: Kysely<Database>,
  matching: Matching,
  query: ImageListQuery,
): Promise<ImageList> {
  const total = await countRows(rowsThatMatch(db, query, matching));
  const { page, pages, offset } = placeOfPage(query.page, total, query.pageSize);
  if (total === 0) return { images: [], total, page, pages };
  const rows = await inOrder(rowsThatMatch(db, query, matching), query.sort)
    .selectAll()
    .limit(query.pageSize)
    .offset(offset)
    .execute();
  return { images: rows.map(imageOf), total, page, pages };
}

/** The ids on all pages. */
export async function matchingIds(
  db: Kysely<Database>,
  filter: ImageFilter,
  matching: Matching,
): Promise<string[]> {
  const rows = await rowsThatMatch(db, filter, matching).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Sums over all rows. */
export async function summarise(db: Kysely<Database>): Promise<ImageSummary> {
  const [total, featured, samples, categories, vehicles] = await Promise.all([
    countRows(db.selectFrom("gallery_images")),
    countRows(db.selectFrom("gallery_images").where("is_featured", "=", 1)),
    countSamples(db),
    rankingOf(db, "category"),
    rankingOf(db, "vehicle_name"),
  ]);
  return { total, featured, samples, categories, vehicles };
}

async function rankingOf(db: Kysely<Database>, column: "category" | "vehicle_name"): Promise<ImageRanking> {
  const rows = await db
    .selectFrom("gallery_images")
    .select([`${column} as value`, (eb) => eb.fn.countAll().as("total"), sql`count(*) over ()`.as("values")])
    .groupBy(column)
    .orderBy("total", "desc")
    .orderBy(sql`lower(${sql.ref(column)})`)
    .orderBy(column)
    .limit(rankedValues)
    .execute();
  const first = rows.map(({ value, total }) => ({ value, total: Number(total) }));
  return { first, more: Number(rows[0]?.values ?? 0) - first.length };
}

function rowsThatMatch(db: Kysely<Database>, filter: ImageFilter, matching: Matching) {
  const rows = filteredImages(db, filter);
  return matching === null ? rows : rows.where(matching);
}

/** As the indexes of migration 009 spell them. */
const sortKeys: Record<Exclude<ImageSort, "featured">, Expression<unknown>> = {
  vehicle: sql`lower(vehicle_name)`,
  category: sql.ref("category"),
  "vehicle-type": sql`lower(coalesce(vehicle_type, ''))`,
  "body-type": sql`lower(coalesce(body_type, ''))`,
  "work-type": sql`coalesce(work_type, '')`,
  created: sql.ref("created_at"),
};

function inOrder(query: ReturnType<typeof rowsThatMatch>, sort: ImageListQuery["sort"]) {
  const [direction, opposite] =
    sort?.isDescending === false ? (["asc", "desc"] as const) : (["desc", "asc"] as const);
  if (sort === null || sort.by === "featured") {
    return query
      .orderBy("featured_position", direction)
      .orderBy("created_at", direction)
      .orderBy("id", opposite);
  }
  return query.orderBy(sortKeys[sort.by], direction).orderBy("id", direction);
}
