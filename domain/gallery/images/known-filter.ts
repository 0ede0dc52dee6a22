import { placeOfPage } from "#domain/values/paging.ts";
import type { ReferenceListName } from "../names/names.ts";
import { type GalleryFilter, galleryPageSize } from "./gallery-page.ts";
import { type CountShown, everything, type PublicImages, shownImages } from "./gallery-queries.ts";

/** Drops what nothing has, so that equal pages have equal filters. */
export async function knownFilter(
  images: PublicImages,
  count: CountShown,
  filter: GalleryFilter,
): Promise<GalleryFilter> {
  const [isVehicle, isBody] = await Promise.all([
    isKnown(images, "vehicle_names", filter.vehicle, { ...everything, vehicle: filter.vehicle }),
    isKnown(images, "body_types", filter.body, { ...everything, body: filter.body }),
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
  images: PublicImages,
  list: ReferenceListName,
  name: string | null,
  byName: GalleryFilter,
): Promise<boolean> {
  if (name === null) return false;
  const listed = images.db.selectFrom(list).select("id").where("name", "=", name);
  if ((await listed.executeTakeFirst()) !== undefined) return true;
  return (await shownImages(images, byName).select("id").limit(1).executeTakeFirst()) !== undefined;
}
