import { type Migration, textType } from "./migration.ts";

/** Servers that share a database sign alike. */
export const authSecret: Migration = {
  name: "020-auth-secret",
  async up(trx, engine) {
    await trx.schema.alterTable("installation").addColumn("auth_secret", textType(engine)).execute();
  },
};
