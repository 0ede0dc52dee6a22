import { type Migration, tableEnd, textType } from "./migration.ts";

/** What visitors opened, by day; and the section that the back office begins with. */
export const today: Migration = {
  name: "028-today",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("page_views")
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("path", text, (column) => column.notNull())
      .addColumn("views", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_views_key", ["day", "path"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.alterTable("user").addColumn("startSection", "text").execute();
  },
};
