import type { Migration } from "./migration.ts";

/** What an administrator has put aside of the first steps, by name, with spaces between. */
export const welcome: Migration = {
  name: "055-welcome",
  async up(trx) {
    await trx.schema.alterTable("user").addColumn("stepsPutAside", "text").execute();
  },
};
