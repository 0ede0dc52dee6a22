import { type Migration, tableEnd, textType } from "./migration.ts";

export const quotations: Migration = {
  name: "060-quotations",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema.alterTable("enquiries").addColumn("quotation", text).execute();
    await trx.schema
      .createTable("quotation_series")
      .addColumn("financial_year", text, (column) => column.primaryKey().notNull())
      .addColumn("last", "integer", (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
