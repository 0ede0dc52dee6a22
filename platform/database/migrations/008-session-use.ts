import type { Migration } from "./migration.ts";

export const sessionUse: Migration = {
  name: "008-session-use",
  async up(trx) {
    await trx.schema.alterTable("session").addColumn("seenAt", "text").execute();
    await trx.schema.alterTable("session").addColumn("passwordConfirmedAt", "text").execute();
  },
};
