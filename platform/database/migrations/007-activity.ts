import { type Migration, tableEnd, textType } from "./migration.ts";

export const activity: Migration = {
  name: "007-activity",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("activity")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("happened_at", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("detail", text, (column) => column.notNull())
      .addColumn("session", text)
      .addColumn("times", "integer", (column) => column.notNull())
      .addColumn("counted_as", text, (column) => column.unique())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("activity_happened_at")
      .on("activity")
      .columns(["happened_at", "id"])
      .execute();
  },
};
