import { sql } from "kysely";
import { type Migration, textType } from "./migration.ts";

/** Does not refer to the enquiry, which may lie in the bin and come back. */
export const webhook: Migration = {
  name: "058-webhook",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("webhook_outbox")
      .addColumn("enquiry_id", text, (column) => column.primaryKey().notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("next_attempt_at", text, (column) => column.notNull())
      .addColumn("claim", text)
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("queued_at", text, (column) => column.notNull())
      .addColumn("failure", text)
      .execute();
    await trx.schema
      .createIndex("webhook_outbox_waiting")
      .on("webhook_outbox")
      .column("next_attempt_at")
      .where(sql.ref("state"), "=", "waiting")
      .execute();
  },
};
