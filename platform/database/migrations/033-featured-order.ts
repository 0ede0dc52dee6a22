import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const indexes = {
  order: [],
  shown: ["is_shown"],
  by_work: ["is_shown", "shown_work"],
  by_vehicle: ["is_shown", "shown_vehicle"],
  by_body: ["is_shown", "body_type"],
};

/** Featured images in an order of their own: the highest position is first, and 0 is not featured. */
export const featuredOrder: Migration = {
  name: "033-featured-order",
  async up(trx, engine) {
    await trx.schema
      .alterTable("gallery_images")
      .addColumn("featured_position", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update gallery_images set featured_position = ranked.place
      from (select id as featured_id, row_number() over (order by created_at, id desc) as place
        from gallery_images where is_featured = 1) as ranked
      where ranked.featured_id = gallery_images.id`.execute(trx);
    for (const [name, columns] of Object.entries(indexes)) {
      await trx.schema.dropIndex(`gallery_images_${name}`).execute();
      await trx.schema
        .createIndex(`gallery_images_${name}`)
        .on("gallery_images")
        .columns([...columns, "featured_position desc", "created_at desc", "id"])
        .execute();
    }
    for (const statement of engine === "sqlite" ? sqliteTriggers : postgresTriggers) {
      await sql.raw(statement).execute(trx);
    }
  },
};

const next = "(select coalesce(max(featured_position), 0) + 1 from gallery_images)";

/** By triggers, so that no statement can forget it: a star that is set puts its image first. */
const sqliteTriggers = [
  `create trigger gallery_images_featured_added after insert on gallery_images
   when NEW.is_featured = 1 and NEW.featured_position = 0 begin
     update gallery_images set featured_position = ${next} where id = NEW.id;
   end`,
  `create trigger gallery_images_featured_changed after update of is_featured on gallery_images
   when (NEW.is_featured = 1) <> (NEW.featured_position > 0) begin
     update gallery_images set featured_position = case NEW.is_featured when 1 then ${next} else 0 end
     where id = NEW.id;
   end`,
];

const postgresTriggers = [
  `create function place_featured_image() returns trigger language plpgsql as $$
   begin
     if NEW.is_featured = 0 then NEW.featured_position = 0;
     elsif NEW.featured_position = 0 then NEW.featured_position = ${next};
     end if;
     return NEW;
   end $$`,
  `create trigger gallery_images_featured_placed before insert or update of is_featured
   on gallery_images for each row execute function place_featured_image()`,
];
