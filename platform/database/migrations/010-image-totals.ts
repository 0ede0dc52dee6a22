import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** Pairs of `fact` and `value`. */
const factsOf = (row: "NEW" | "OLD") => `
  select 'all' as fact, '' as value
  union all select 'featured', '' where ${row}.is_featured = 1
  union all select 'category', ${row}.category
  union all select 'vehicle', ${row}.vehicle_name`;

const addRow = `
  insert into image_totals (fact, value, total)
  select facts.fact, facts.value, 1 from (${factsOf("NEW")}) as facts where true
  on conflict (fact, value) do update set total = image_totals.total + 1;`;

const takeRow = `
  update image_totals set total = total - 1
  where (fact, value) in (select facts.fact, facts.value from (${factsOf("OLD")}) as facts);
  delete from image_totals
  where total = 0 and (fact, value) in (select facts.fact, facts.value from (${factsOf("OLD")}) as facts);`;

const counted = "is_featured, category, vehicle_name";

const sqliteTriggers = [
  `create trigger image_totals_added after insert on gallery_images begin ${addRow} end`,
  `create trigger image_totals_changed after update of ${counted} on gallery_images begin ${takeRow} ${addRow} end`,
  `create trigger image_totals_removed after delete on gallery_images begin ${takeRow} end`,
];

const postgresTriggers = [
  `create function total_gallery_image() returns trigger language plpgsql as $$
   begin
     if TG_OP <> 'INSERT' then ${takeRow} end if;
     if TG_OP <> 'DELETE' then ${addRow} end if;
     return null;
   end $$`,
  `create trigger image_totals_kept after insert or delete or update of ${counted}
   on gallery_images for each row execute function total_gallery_image()`,
];

export const imageTotals: Migration = {
  name: "010-image-totals",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("image_totals")
      .addColumn("fact", text, (column) => column.notNull())
      .addColumn("value", text, (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("image_totals_key", ["fact", "value"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await sql
      .raw(
        `insert into image_totals (fact, value, total)
         select 'all', '', count(*) from gallery_images having count(*) > 0
         union all select 'featured', '', count(*) from gallery_images where is_featured = 1 having count(*) > 0
         union all select 'category', category, count(*) from gallery_images group by category
         union all select 'vehicle', vehicle_name, count(*) from gallery_images group by vehicle_name`,
      )
      .execute(trx);
    for (const trigger of engine === "sqlite" ? sqliteTriggers : postgresTriggers) {
      await sql.raw(trigger).execute(trx);
    }
  },
};
