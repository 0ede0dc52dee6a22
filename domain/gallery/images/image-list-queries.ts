import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, ImageTotalsTable } from "#platform/database/schema.ts";
import { imageOf } from "./gallery-rows.ts";
import type { ImageList, ImageListQuery, ImageRanking, ImageSort, ImageSummary } from "./image-list.ts";

type Queries = Kysely<Database>;
type Matching = Expression<SqlBool> | null;

/** Values a summary card names (specification section 9). */
const rankedValues = 3;

/** One page of all rows that match, pictures or not. */
export async function listImages(
  db: Queries,
  matching: Matching,
  { sort, page: askedPage, pageSize }: ImageListQuery,
): Promise<ImageList> {
  const total = matching === null ? await totalOf(db, "all") : await countOf(db, matching);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(Math.trunc(askedPage) || 1, 1), pages);
  if (total === 0) return { images: [], total, page, pages };
  const rows = await inOrder(rowsThatMatch(db, matching).selectAll(), sort)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { images: rows.map(imageOf), total, page, pages };
}

/** The ids of all rows that match, on all pages. */
export async function matchingIds(db: Queries, matching: Matching): Promise<string[]> {
  const rows = await rowsThatMatch(db, matching).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Counts of all rows, read from what the database keeps. */
export async function summarise(db: Queries): Promise<ImageSummary> {
  const [total, featured, categories, vehicles] = await Promise.all([
    totalOf(db, "all"),
    totalOf(db, "featured"),
    rankingOf(db, "category"),
    rankingOf(db, "vehicle"),
  ]);
  return { total, featured, categories, vehicles };
}

async function totalOf(db: Queries, fact: ImageTotalsTable["fact"]): Promise<number> {
  const row = await db.selectFrom("image_totals").select("total").where("fact", "=", fact).executeTakeFirst();
  return row?.total ?? 0;
}

async function countOf(db: Queries, matching: Expression<SqlBool>): Promise<number> {
  const { total } = await rowsThatMatch(db, matching)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in a type that arrives as text.
  return Number(total);
}

async function rankingOf(db: Queries, fact: ImageTotalsTable["fact"]): Promise<ImageRanking> {
  const values = db.selectFrom("image_totals").where("fact", "=", fact);
  const [first, { count }] = await Promise.all([
    values
      .select(["value", "total"])
      .orderBy("total", "desc")
      .orderBy(sql`lower(value)`)
      .orderBy("value")
      .limit(rankedValues)
      .execute(),
    values.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { first, more: Number(count) - first.length };
}

function rowsThatMatch(db: Queries, matching: Matching) {
  const rows = db.selectFrom("gallery_images");
  return matching === null ? rows : rows.where(matching);
}

/** As the indexes of migration 009 spell them; each tie is broken by the id. */
const sortKeys: Record<Exclude<ImageSort, "featured">, Expression<unknown>> = {
  vehicle: sql`lower(vehicle_name)`,
  category: sql.ref("category"),
  "vehicle-type": sql`lower(coalesce(vehicle_type, ''))`,
  "body-type": sql`lower(coalesce(body_type, ''))`,
  "work-type": sql`coalesce(work_type, '')`,
  created: sql.ref("created_at"),
};

function inOrder<Row>(
  query: SelectQueryBuilder<Database, "gallery_images", Row>,
  sort: ImageListQuery["sort"],
): SelectQueryBuilder<Database, "gallery_images", Row> {
  const [direction, opposite] =
    sort?.isDescending === false ? (["asc", "desc"] as const) : (["desc", "asc"] as const);
  if (sort === null || sort.by === "featured") {
    // Ascending is the public order read backwards.
    return query.orderBy("is_featured", direction).orderBy("created_at", direction).orderBy("id", opposite);
  }
  return query.orderBy(sortKeys[sort.by], direction).orderBy("id", direction);
}
