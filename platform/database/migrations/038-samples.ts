import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { inPortions } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { followColumns } from "./follow-columns.ts";
import type { Migration } from "./migration.ts";

/** Pictures of the sample gallery until now; a picture's place here is the number in its stored name. */
const pictures = [
  ...["denting-1-after", "workshop-4", "painting-1-after", "service-painting", "service-oem-trays"],
  ...["body-milk-tanker", "body-water-tanker", "service-custom", "body-tractor-trolley", "body-bumper"],
  ...["body-advertise", "body-platform", "body-container", "body-open-half", "body-angel-patti-round"],
  ...["body-angel-patti-bhatta", "denting-1-before", "hero-carry-box", "painting-1-before", "hero-carry"],
  ...[
    "hero-ace-2",
    "modification-1-before",
    "body-food-van",
    "hero-rath",
    "hero-ace",
    "restoration-1-before",
  ],
];

/** Which projects are samples. One that has no star stands behind all that are not. */
export const samples: Migration = {
  name: "038-samples",
  async up(trx, engine) {
    await trx.schema
      .alterTable("gallery_images")
      .addColumn("is_sample", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql`is_sample in (0, 1)`),
      )
      .execute();
    await markSamples(trx);
    await trx.schema
      .createIndex("gallery_images_samples")
      .on("gallery_images")
      .column("id")
      .where(sql.ref("is_sample"), "=", 1)
      .execute();
    await followColumns(trx, engine, {
      name: "gallery_images_sample_versioned",
      columns: ["is_sample"],
      sets: "version = OLD.version + 1",
    });
    for (const statement of engine === "sqlite" ? sqliteTriggers : postgresTriggers) {
      await sql.raw(statement).execute(trx);
    }
  },
};

/** Those in the bin, too, as they may come back. */
async function markSamples(trx: Transaction<Database>): Promise<void> {
  const rows = await trx
    .selectFrom("gallery_images")
    .select(["id", "main_image_url", "before_image_url"])
    .execute();
  for (const ids of inPortions(rows.filter(isSample).map(({ id }) => id))) {
    await trx.updateTable("gallery_images").set({ is_sample: 1 }).where("id", "in", ids).execute();
  }
  await sql`update gallery_images set featured_position = -1 where is_sample = 1 and is_featured = 0`.execute(
    trx,
  );
  const binned = await trx
    .selectFrom("bin")
    .select(["id", "content"])
    .where("kind", "=", "gallery_images")
    .execute();
  for (const { id, content } of binned) {
    const rows = binnedRows.parse(JSON.parse(content));
    if (!rows.gallery_images.some(isSample)) continue;
    const marked = rows.gallery_images.map((row) => ({ ...row, is_sample: 1 }));
    const changed = JSON.stringify({ ...rows, gallery_images: marked });
    await trx.updateTable("bin").set({ content: changed }).where("id", "=", id).execute();
  }
}

const url = z.string().nullish();
const shown = z.looseObject({ main_image_url: url, before_image_url: url });
const binnedRows = z.looseObject({ gallery_images: z.array(shown) });

function isSample({ main_image_url, before_image_url }: z.infer<typeof shown>): boolean {
  const url = main_image_url ?? before_image_url ?? "";
  const [, index, name] = /_\d+_(\d+)_([a-z0-9-]+?)(?:-[0-9a-f]{8})?\.jpg$/.exec(url) ?? [];
  return name !== undefined && pictures[Number(index)] === name;
}

const next =
  "(select coalesce(max(featured_position), 0) + 1 from gallery_images where featured_position > 0)";

/** In place of those of migration 033. */
const sqliteTriggers = [
  "drop trigger gallery_images_featured_added",
  "drop trigger gallery_images_featured_changed",
  `create trigger gallery_images_featured_added after insert on gallery_images
   when NEW.featured_position = 0 and (NEW.is_featured = 1 or NEW.is_sample = 1) begin
     update gallery_images set featured_position = case NEW.is_featured when 1 then ${next} else -1 end
     where id = NEW.id;
   end`,
  `create trigger gallery_images_featured_changed after update of is_featured, is_sample on gallery_images
   when (NEW.is_featured = 1 and NEW.featured_position < 1)
     or (NEW.is_featured = 0 and NEW.featured_position <> -NEW.is_sample) begin
     update gallery_images
     set featured_position = case NEW.is_featured when 1 then ${next} else -NEW.is_sample end
     where id = NEW.id;
   end`,
];

const postgresTriggers = [
  `create or replace function place_featured_image() returns trigger language plpgsql as $$
   begin
     if NEW.is_featured = 0 then NEW.featured_position = -NEW.is_sample;
     elsif NEW.featured_position < 1 then NEW.featured_position = ${next};
     end if;
     return NEW;
   end $$`,
  "drop trigger gallery_images_featured_placed on gallery_images",
  `create trigger gallery_images_featured_placed before insert or update of is_featured, is_sample
   on gallery_images for each row execute function place_featured_image()`,
];
