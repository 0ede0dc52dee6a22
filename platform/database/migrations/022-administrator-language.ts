import type { Migration } from "./migration.ts";

export const administratorLanguage: Migration = {
  name: "022-administrator-language",
  async up(trx) {
    await trx.schema.alterTable("user").addColumn("language", "text").execute();
  },
};
