import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const sqliteStatements = [
  "drop trigger gallery_images_added",
  "drop trigger gallery_images_changed",
  "drop trigger gallery_images_removed",
  "drop trigger image_totals_added",
  "drop trigger image_totals_changed",
  "drop trigger image_totals_removed",
];

const postgresStatements = [
  "drop trigger gallery_images_counted on gallery_images",
  "drop trigger image_totals_kept on gallery_images",
  "drop function count_gallery_image",
  "drop function total_gallery_image",
];

/** Counting 10,000 rows takes a few milliseconds. */
export const noKeptTotals: Migration = {
  name: "014-no-kept-totals",
  async up(trx, engine) {
    const statements = engine === "sqlite" ? sqliteStatements : postgresStatements;
    for (const statement of [...statements, "drop table gallery_totals", "drop table image_totals"]) {
      await sql.raw(statement).execute(trx);
    }
  },
};
