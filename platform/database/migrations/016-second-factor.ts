import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What Better Auth's two-factor plugin expects (`getMigrations` in better-auth 1.7.6), and which browser a remembered
 * device is.
 */
export const secondFactor: Migration = {
  name: "016-second-factor",
  async up(trx, engine) {
    const time = engine === "sqlite" ? sql`date` : "timestamptz";
    const flag = engine === "sqlite" ? "integer" : "boolean";
    const off = engine === "sqlite" ? 0 : false;
    const required = (column: ColumnDefinitionBuilder) => column.notNull();

    await trx.schema
      .alterTable("user")
      .addColumn("twoFactorEnabled", flag, (column) => column.notNull().defaultTo(off))
      .execute();
    await trx.schema.alterTable("verification").addColumn("userAgent", "text").execute();
    await trx.schema
      .createTable("twoFactor")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("secret", "text", required)
      .addColumn("backupCodes", "text", required)
      .addColumn("userId", "text", (column) =>
        column.notNull().unique().references("user.id").onDelete("cascade"),
      )
      .addColumn("verified", flag)
      .addColumn("failedVerificationCount", "integer")
      .addColumn("lockedUntil", time)
      .execute();
  },
};
