import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Two early steps kept totals by triggers. Only databases of that time still have them, until step 14. */
export const galleryTotals: Migration = { name: "002-gallery-totals", up: async () => {} };
export const imageTotals: Migration = { name: "010-image-totals", up: async () => {} };

const sqliteStatements = [
  "drop trigger if exists gallery_images_added",
  "drop trigger if exists gallery_images_changed",
  "drop trigger if exists gallery_images_removed",
  "drop trigger if exists image_totals_added",
  "drop trigger if exists image_totals_changed",
  "drop trigger if exists image_totals_removed",
];

const postgresStatements = [
  "drop trigger if exists gallery_images_counted on gallery_images",
  "drop trigger if exists image_totals_kept on gallery_images",
  "drop function if exists count_gallery_image",
  "drop function if exists total_gallery_image",
];

/** Counting 10,000 rows takes a few milliseconds. */
export const noKeptTotals: Migration = {
  name: "014-no-kept-totals",
  async up(trx, engine) {
    const statements = engine === "sqlite" ? sqliteStatements : postgresStatements;
    for (const statement of statements) await sql.raw(statement).execute(trx);
    for (const table of ["gallery_totals", "image_totals"]) {
      await trx.schema.dropTable(table).ifExists().execute();
    }
  },
};
