import type { GalleryFilter } from "./gallery-page.ts";

/** The query of an address that asks for the filter, with its `?`, or nothing for the whole gallery. */
export function galleryQuery(filter: GalleryFilter): string {
  const search = new URLSearchParams();
  if (filter.work !== null) search.set("work", filter.work);
  if (filter.vehicle !== null) search.set("vehicle", filter.vehicle);
  if (filter.body !== null) search.set("body", filter.body);
  if (filter.page > 1) search.set("page", String(filter.page));
  return search.size === 0 ? "" : `?${search}`;
}
