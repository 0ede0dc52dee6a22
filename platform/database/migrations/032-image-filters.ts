import type { Migration } from "./migration.ts";

/** What Manage Images narrows its list down to, and what a renamed vehicle or body type is found by. */
export const imageFilters: Migration = {
  name: "032-image-filters",
  async up(trx) {
    for (const column of ["vehicle_name", "vehicle_type", "body_type", "shown_work"]) {
      await trx.schema
        .createIndex(`gallery_images_filter_${column}`)
        .on("gallery_images")
        .column(column)
        .execute();
    }
  },
};
