import { type Migration, tableEnd, textType } from "./migration.ts";

/** Mail as it is set up in the back office, and addresses that wait for the link mailed to them to be opened. */
export const mail: Migration = {
  name: "025-mail",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("mail_settings")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("host", text, (column) => column.notNull())
      .addColumn("port", "integer", (column) => column.notNull())
      .addColumn("encryption", text, (column) => column.notNull())
      .addColumn("user_name", text, (column) => column.notNull())
      .addColumn("password", text)
      .addColumn("sender", text, (column) => column.notNull())
      .addColumn("mailbox", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("is_on", "integer", (column) => column.notNull())
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("changed_by", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createTable("email_links")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) =>
        column.notNull().unique().references("user.id").onDelete("cascade"),
      )
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("expires_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
