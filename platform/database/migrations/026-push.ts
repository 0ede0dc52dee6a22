import { type Migration, tableEnd, textType } from "./migration.ts";

/** Devices that are told of enquiries, what is still to be told to each, and the keys that sign it. */
export const push: Migration = {
  name: "026-push",
  async up(trx, engine) {
    const text = textType(engine);
    for (const column of ["vapid_public_key", "vapid_private_key"]) {
      await trx.schema.alterTable("installation").addColumn(column, text).execute();
    }

    await trx.schema
      .createTable("push_devices")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("browser", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("endpoint", text, (column) => column.notNull().unique())
      .addColumn("p256dh", text, (column) => column.notNull())
      .addColumn("auth", text, (column) => column.notNull())
      .addColumn("user_agent", text)
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("problem", text)
      .modifyEnd(tableEnd(engine))
      .execute();

    await trx.schema
      .createTable("push_outbox")
      .addColumn("enquiry_id", text, (column) =>
        column.notNull().references("enquiries.id").onDelete("cascade"),
      )
      // Refers to nothing: a device that goes meanwhile must not cost the visitor his enquiry.
      .addColumn("device_id", text, (column) => column.notNull())
      .addColumn("next_attempt_at", text, (column) => column.notNull())
      .addColumn("claim", text)
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("queued_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("push_outbox_key", ["enquiry_id", "device_id"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("push_outbox_due").on("push_outbox").column("next_attempt_at").execute();
  },
};
