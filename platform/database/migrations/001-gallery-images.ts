import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

const works = sql`('body-building', 'modifications', 'painting', 'custom', 'restoration', 'denting')`;

/** Indexed in the public order, for each single filter too. */
export const galleryImages: Migration = {
  name: "001-gallery-images",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("gallery_images")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("description", text)
      .addColumn("vehicle_name", text, (column) => column.notNull())
      .addColumn("category", text, (column) => column.notNull().check(sql`category in ${works}`))
      .addColumn("vehicle_type", text)
      .addColumn("body_type", text)
      .addColumn("work_type", text, (column) => column.check(sql`work_type in ${works}`))
      .addColumn("before_image_url", text)
      .addColumn("after_image_url", text)
      .addColumn("main_image_url", text)
      .addColumn("is_featured", "integer", (column) => column.notNull().check(sql`is_featured in (0, 1)`))
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("shown_work", text, (column) =>
        column.generatedAlwaysAs(sql`coalesce(work_type, category)`).stored().notNull(),
      )
      .addColumn("shown_vehicle", text, (column) =>
        column.generatedAlwaysAs(sql`coalesce(vehicle_type, vehicle_name)`).stored().notNull(),
      )
      .addColumn("is_shown", "integer", (column) =>
        column
          .generatedAlwaysAs(
            sql`case when coalesce(main_image_url, before_image_url, after_image_url) is null then 0 else 1 end`,
          )
          .stored()
          .notNull(),
      )
      .modifyEnd(tableEnd(engine))
      .execute();

    const order = ["is_featured desc", "created_at desc", "id"] as const;
    const index = (name: string) => trx.schema.createIndex(`gallery_images_${name}`).on("gallery_images");
    await index("order")
      .columns([...order])
      .execute();
    // With the flag in front PostgreSQL reads a page in order even before it has any statistics.
    await index("shown")
      .columns(["is_shown", ...order])
      .execute();
    await index("by_work")
      .columns(["is_shown", "shown_work", ...order])
      .execute();
    await index("by_vehicle")
      .columns(["is_shown", "shown_vehicle", ...order])
      .execute();
    await index("by_body")
      .columns(["is_shown", "body_type", ...order])
      .execute();
    for (const picture of ["main", "before", "after"]) {
      await index(picture)
        .columns([`${picture}_image_url`])
        .execute();
    }
  },
};
