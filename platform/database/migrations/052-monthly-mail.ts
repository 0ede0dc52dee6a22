import type { Migration } from "./migration.ts";

/** Whether the numbers of a month are mailed, and of which month they were last. */
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
