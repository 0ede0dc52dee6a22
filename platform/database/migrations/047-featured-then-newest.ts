import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const position = (row: string) => `${row}.is_featured - 2 * ${row}.is_sample`;

/** Featured images stand by their dates; samples stand behind all that are not, with a star or without. */
export const featuredThenNewest: Migration = {
  name: "047-featured-then-newest",
  async up(trx, engine) {
    for (const statement of engine === "sqlite" ? sqliteTriggers : postgresTriggers) {
      await sql.raw(statement).execute(trx);
    }
    const now = sql.raw(position("gallery_images"));
    await sql`update gallery_images set featured_position = ${now} where featured_position <> ${now}`.execute(
      trx,
    );
  },
};

/** In place of those of migration 038. What the bin or an older server brings gets its place, too. */
const sqliteTriggers = [
  "drop trigger gallery_images_featured_added",
  "drop trigger gallery_images_featured_changed",
  ...[
    ["added", "insert"],
    ["changed", "update of is_featured, is_sample, featured_position"],
  ].map(
    ([name, event]) => `create trigger gallery_images_featured_${name} after ${event} on gallery_images
      when NEW.featured_position <> ${position("NEW")} begin
        update gallery_images set featured_position = ${position("NEW")} where id = NEW.id;
      end`,
  ),
];

const postgresTriggers = [
  `create or replace function place_featured_image() returns trigger language plpgsql as $$
   begin
     NEW.featured_position = ${position("NEW")};
     return NEW;
   end $$`,
  "drop trigger gallery_images_featured_placed on gallery_images",
  `create trigger gallery_images_featured_placed before insert or update of is_featured, is_sample, featured_position
   on gallery_images for each row execute function place_featured_image()`,
];
