import type { Kysely, SelectQueryBuilder } from "kysely";
import { normalizeLine } from "#domain/reference-lists/names.ts";
import type { Database } from "#platform/database/schema.ts";
import { type GalleryFilter, galleryPageSize } from "./gallery-page.ts";
import { type CardRow, cardColumns } from "./gallery-rows.ts";

type Queries = Kysely<Database>;

/** A filter as gallery_totals spells it: the empty text is "all". */
type StoredFilter = { work: string; vehicle: string; body: string };

/** The asked rows with where they stand; a page beyond the end is the last one, and there is always a first. */
export async function rowsOfPage(
  db: Queries,
  filter: GalleryFilter,
): Promise<{ rows: CardRow[]; total: number; page: number; pages: number }> {
  const stored = {
    work: filter.work ?? "",
    vehicle: normalizeLine(filter.vehicle ?? ""),
    body: normalizeLine(filter.body ?? ""),
  };
  const total = await totalOf(db, stored);
  const pages = Math.max(1, Math.ceil(total / galleryPageSize));
  const page = within(filter.page, pages);
  if (total === 0) return { rows: [], total, page, pages };
  const rows = await inPublicOrder(matching(db, stored).select(cardColumns))
    .limit(galleryPageSize)
    .offset((page - 1) * galleryPageSize)
    .execute();
  return { rows, total, page, pages };
}

async function totalOf(db: Queries, { work, vehicle, body }: StoredFilter): Promise<number> {
  const row = await db
    .selectFrom("gallery_totals")
    .select("total")
    .where("work", "=", work)
    .where("vehicle", "=", vehicle)
    .where("body", "=", body)
    .executeTakeFirst();
  return row?.total ?? 0;
}

function matching(db: Queries, { work, vehicle, body }: StoredFilter) {
  return db
    .selectFrom("gallery_images")
    .where("is_shown", "=", 1)
    .$if(work !== "", (query) => query.where("shown_work", "=", work))
    .$if(vehicle !== "", (query) => query.where("shown_vehicle", "=", vehicle))
    .$if(body !== "", (query) => query.where("body_type", "=", body));
}

/** Featured, then newest, then id (decision 11). */
function inPublicOrder<Row>(
  query: SelectQueryBuilder<Database, "gallery_images", Row>,
): SelectQueryBuilder<Database, "gallery_images", Row> {
  return query.orderBy("is_featured", "desc").orderBy("created_at", "desc").orderBy("id");
}

function within(page: number, pages: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), pages);
}
