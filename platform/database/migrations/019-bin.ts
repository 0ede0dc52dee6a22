import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** What is deleted moves here whole, so that no reading of its own table can show it. */
export const bin: Migration = {
  name: "019-bin",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("bin")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("kind", text, (column) =>
        column.notNull().check(sql`kind in ('gallery_images', 'enquiries', 'vehicle_names', 'body_types')`),
      )
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("deleted_at", text, (column) => column.notNull())
      .addColumn("content", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    const index = (name: string) => trx.schema.createIndex(`bin_${name}`).on("bin");
    await index("newest").columns(["deleted_at desc", "id"]).execute();
    await index("newest_of_kind").columns(["kind", "deleted_at desc", "id"]).execute();

    await trx.schema
      .createTable("bin_pictures")
      .addColumn("bin_id", text, (column) => column.notNull().references("bin.id").onDelete("cascade"))
      .addColumn("url", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("bin_pictures_key", ["bin_id", "url"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("bin_pictures_url").on("bin_pictures").column("url").execute();
  },
};
