import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { type Migration, textType } from "./migration.ts";

const publicOrder = "featured_position desc, created_at desc, id";

export const projects: Migration = {
  name: "054-projects",
  async up(trx, engine) {
    const images = () => trx.schema.alterTable("gallery_images");
    await images().addColumn("project_id", textType(engine)).execute();
    await images()
      .addColumn("project_position", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await images()
      .addColumn("is_cover", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await trx.schema
      .createIndex("gallery_images_project")
      .on("gallery_images")
      .columns(["project_id", "is_shown", "project_position", "id"])
      .where("project_id", "is not", null)
      .execute();
    await readPublicListsByCover(trx);
    for (const statement of engine === "sqlite" ? onSqlite : onPostgres)
      await sql.raw(statement).execute(trx);
  },
};

async function readPublicListsByCover(trx: Transaction<Database>): Promise<void> {
  const listed = {
    shown: "",
    by_work: "shown_work, ",
    by_vehicle: "shown_vehicle, ",
    by_body: "body_type, ",
  };
  for (const [name, column] of Object.entries(listed)) {
    await sql.raw(`drop index gallery_images_${name}`).execute(trx);
    await sql
      .raw(
        `create index gallery_images_${name} on gallery_images (is_shown, is_cover, ${column}${publicOrder})`,
      )
      .execute(trx);
  }
}

const placedBy = [
  ...["project_id", "project_position", "is_sample", "in_work_since", "is_shown_early"],
  ...["main_image_url", "before_image_url", "after_image_url"],
].join(", ");

/** An owner's image comes before a sample. */
const chooseCover = (row: "NEW" | "OLD") => `
  update gallery_images set is_cover = case when id = (
      select id from gallery_images where project_id = ${row}.project_id and is_shown = 1
      order by is_sample, project_position, id limit 1
    ) then 1 else 0 end
  where project_id = ${row}.project_id;`;

const standAlone = `
  update gallery_images set is_cover = 1 where id = NEW.id and project_id is null and is_cover = 0;`;

const onSqlite: readonly string[] = [
  `create trigger gallery_images_cover_added after insert on gallery_images
   when NEW.project_id is not null begin ${chooseCover("NEW")} end`,
  `create trigger gallery_images_cover_changed after update of ${placedBy} on gallery_images
   when NEW.project_id is not null or OLD.project_id is not null
   begin ${standAlone} ${chooseCover("OLD")} ${chooseCover("NEW")} end`,
  `create trigger gallery_images_cover_removed after delete on gallery_images
   when OLD.project_id is not null begin ${chooseCover("OLD")} end`,
];

const onPostgres: readonly string[] = [
  `create function choose_cover() returns trigger language plpgsql as $$
   begin
     if TG_OP <> 'INSERT' then ${chooseCover("OLD")} end if;
     if TG_OP <> 'DELETE' then ${standAlone} ${chooseCover("NEW")} end if;
     return null;
   end $$`,
  `create trigger gallery_images_cover_chosen after insert or delete or update of ${placedBy}
   on gallery_images for each row execute function choose_cover()`,
];
