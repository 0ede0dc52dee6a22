import { type Migration, tableEnd, textType } from "./migration.ts";

export const jobs: Migration = {
  name: "057-jobs",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("jobs")
      .addColumn("id", text, (column) => column.primaryKey().notNull())
      .addColumn("enquiry_id", text)
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("phone", text)
      .addColumn("phone_typed", text)
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("vehicle_name", text, (column) => column.notNull())
      .addColumn("work", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("promised_on", text)
      .addColumn("stage", text, (column) => column.notNull())
      .addColumn("opened_at", text, (column) => column.notNull())
      .addColumn("delivered_at", text)
      .addColumn("deleted_at", text)
      .addColumn("version", "integer", (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("jobs_promised")
      .on("jobs")
      .columns(["delivered_at", "promised_on"])
      .execute();
    await trx.schema.createIndex("jobs_of_enquiry").on("jobs").column("enquiry_id").execute();
  },
};
