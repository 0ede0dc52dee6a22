import type { Migration } from "./migration.ts";

export const monthlyMail: Migration = {
  name: "052-monthly-mail",
  async up(trx) {
    await trx.schema
      .alterTable("mail_settings")
      .addColumn("sends_numbers", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await trx.schema.alterTable("installation").addColumn("numbers_month", "text").execute();
  },
};
