import type { Migration } from "./migration.ts";

export const welcome: Migration = {
  name: "055-welcome",
  async up(trx) {
    await trx.schema.alterTable("user").addColumn("stepsPutAside", "text").execute();
  },
};
