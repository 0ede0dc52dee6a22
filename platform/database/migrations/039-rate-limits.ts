import { type Migration, tableEnd, textType } from "./migration.ts";

/** Of servers that share a PostgreSQL database, in the columns and the order of rate-limiter-flexible; SQLite has one server. */
export const rateLimits: Migration = {
  name: "039-rate-limits",
  async up(trx, engine) {
    await trx.schema
      .createTable("rate_limits")
      .addColumn("key", textType(engine), (column) => column.primaryKey().notNull())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", engine === "sqlite" ? "integer" : "bigint")
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
