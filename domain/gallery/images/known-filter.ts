import type { Kysely } from "kysely";
import { placeOfPage } from "#domain/paging.ts";
import type { ReferenceListName } from "#domain/reference-lists/names.ts";
import type { Database } from "#platform/database/schema.ts";
import { type GalleryFilter, galleryPageSize } from "./gallery-page.ts";
import { type CountShown, everything, shownImages } from "./gallery-queries.ts";

/** The filter without names that no list and no shown image has, and with a page that is there. */
export async function knownFilter(
  db: Kysely<Database>,
  count: CountShown,
  filter: GalleryFilter,
): Promise<GalleryFilter> {
  const [isVehicle, isBody] = await Promise.all([
    isKnown(db, "vehicle_names", filter.vehicle, { ...everything, vehicle: filter.vehicle }),
    isKnown(db, "body_types", filter.body, { ...everything, body: filter.body }),
  ]);
  const known = {
    ...filter,
    vehicle: isVehicle ? filter.vehicle : null,
    body: isBody ? filter.body : null,
  };
  if (filter.page === 1) return known;
  const { page } = placeOfPage(filter.page, await count(known), galleryPageSize);
  return { ...known, page };
}

async function isKnown(
  db: Kysely<Database>,
  list: ReferenceListName,
  name: string | null,
  byName: GalleryFilter,
): Promise<boolean> {
  if (name === null) return false;
  const listed = db.selectFrom(list).select("id").where("name", "=", name);
  if ((await listed.executeTakeFirst()) !== undefined) return true;
  return (await shownImages(db, byName).select("id").limit(1).executeTakeFirst()) !== undefined;
}
