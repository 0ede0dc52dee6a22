import { type Migration, tableEnd, textType } from "./migration.ts";

/** `user_id` is null where no account has the address that was typed: asking costs the same either way. */
export const passwordLinks: Migration = {
  name: "017-password-links",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("password_links")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.references("user.id").onDelete("cascade"))
      .addColumn("expires_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("password_links_expires_at")
      .on("password_links")
      .column("expires_at")
      .execute();
  },
};
