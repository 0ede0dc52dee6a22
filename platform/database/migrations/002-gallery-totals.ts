import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

const counted =
  "category, work_type, vehicle_name, vehicle_type, body_type, before_image_url, after_image_url, main_image_url";

/** In every total the row belongs to. */
const addRow = `
  insert into gallery_totals (work, vehicle, body, total)
  select works.value, vehicles.value, bodies.value, 1
  from (select '' as value union select NEW.shown_work) as works,
       (select '' as value union select NEW.shown_vehicle) as vehicles,
       (select '' as value union select coalesce(NEW.body_type, '')) as bodies
  where NEW.is_shown = 1
  on conflict (work, vehicle, body) do update set total = gallery_totals.total + 1;`;

const takeRow = `
  update gallery_totals set total = total - 1
  where OLD.is_shown = 1 and work in ('', OLD.shown_work) and vehicle in ('', OLD.shown_vehicle)
    and body in ('', coalesce(OLD.body_type, ''));
  delete from gallery_totals
  where total = 0 and work in ('', OLD.shown_work) and vehicle in ('', OLD.shown_vehicle)
    and body in ('', coalesce(OLD.body_type, ''));`;

const sqliteTriggers = [
  `create trigger gallery_images_added after insert on gallery_images begin ${addRow} end`,
  `create trigger gallery_images_changed after update of ${counted} on gallery_images begin ${takeRow} ${addRow} end`,
  `create trigger gallery_images_removed after delete on gallery_images begin ${takeRow} end`,
];

const postgresTriggers = [
  `create function count_gallery_image() returns trigger language plpgsql as $$
   begin
     if TG_OP <> 'INSERT' then ${takeRow} end if;
     if TG_OP <> 'DELETE' then ${addRow} end if;
     return null;
   end $$`,
  `create trigger gallery_images_counted after insert or delete or update of ${counted}
   on gallery_images for each row execute function count_gallery_image()`,
];

export const galleryTotals: Migration = {
  name: "002-gallery-totals",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("gallery_totals")
      .addColumn("work", text, (column) => column.notNull())
      .addColumn("vehicle", text, (column) => column.notNull())
      .addColumn("body", text, (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("gallery_totals_key", ["work", "vehicle", "body"])
      .modifyEnd(tableEnd(engine))
      .execute();
    for (const trigger of engine === "sqlite" ? sqliteTriggers : postgresTriggers) {
      await sql.raw(trigger).execute(trx);
    }
  },
};
