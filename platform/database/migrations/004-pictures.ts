import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

export const pictures: Migration = {
  name: "004-pictures",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("pictures")
      .addColumn("object_name", text, (column) => column.primaryKey())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("placeholder", text, (column) => column.notNull())
      .addColumn("is_warm", "integer", (column) => column.notNull().check(sql`is_warm in (0, 1)`))
      .addColumn("created_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("pictures_not_warm")
      .on("pictures")
      .column("created_at")
      .where(sql.ref("is_warm"), "=", sql.lit(0))
      .execute();
  },
};
