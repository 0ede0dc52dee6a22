import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Better Auth's tables with the column types its Kysely adapter expects of each engine (`getMigrations` in
 * better-auth 1.7.6), and the role.
 */
export const administrator: Migration = {
  name: "006-administrator",
  async up(trx, engine) {
    const time = engine === "sqlite" ? sql`date` : "timestamptz";
    const flag = engine === "sqlite" ? "integer" : "boolean";
    const required = (column: ColumnDefinitionBuilder) => column.notNull();
    const ofUser = (column: ColumnDefinitionBuilder) =>
      column.notNull().references("user.id").onDelete("cascade");

    await trx.schema
      .createTable("user")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", required)
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", flag, required)
      .addColumn("image", "text")
      .addColumn("role", "text", (column) => column.notNull().defaultTo("none"))
      .addColumn("createdAt", time, required)
      .addColumn("updatedAt", time, required)
      .execute();

    await trx.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("expiresAt", time, required)
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("createdAt", time, required)
      .addColumn("updatedAt", time, required)
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("userId", "text", ofUser)
      .execute();
    await trx.schema.createIndex("session_userId").on("session").column("userId").execute();

    await trx.schema
      .createTable("account")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", required)
      .addColumn("providerId", "text", required)
      .addColumn("userId", "text", ofUser)
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", time)
      .addColumn("refreshTokenExpiresAt", time)
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", time, required)
      .addColumn("updatedAt", time, required)
      .execute();
    await trx.schema.createIndex("account_userId").on("account").column("userId").execute();

    await trx.schema
      .createTable("verification")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("identifier", "text", required)
      .addColumn("value", "text", required)
      .addColumn("expiresAt", time, required)
      .addColumn("createdAt", time, required)
      .addColumn("updatedAt", time, required)
      .execute();
    await trx.schema.createIndex("verification_identifier").on("verification").column("identifier").execute();
  },
};
