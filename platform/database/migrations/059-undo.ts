import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

export const undo: Migration = {
  name: "059-undo",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema.alterTable("bin").addColumn("act", text).execute();
    await sql`create index bin_act on bin (coalesce(act, id))`.execute(trx);
    await trx.schema
      .createTable("bulk_edits")
      .addColumn("id", text, (column) => column.primaryKey().notNull())
      .addColumn("act", text, (column) => column.notNull())
      .addColumn("edited_at", text, (column) => column.notNull())
      .addColumn("images", "integer", (column) => column.notNull())
      .addColumn("edited", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("bulk_edits_act").on("bulk_edits").column("act").execute();
  },
};
