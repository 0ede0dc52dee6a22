import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

export const enquiries: Migration = {
  name: "012-enquiries",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("enquiries")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("submission_print", text, (column) => column.notNull().unique())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("phone", text, (column) => column.notNull())
      .addColumn("inquiry", text, (column) =>
        column.notNull().check(sql`inquiry in ('general', 'quote', 'service')`),
      )
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("service", text)
      .addColumn("language", text, (column) => column.notNull().check(sql`language in ('en', 'hi', 'mr')`))
      .addColumn("privacy_version", text, (column) => column.notNull())
      .addColumn("state", text, (column) =>
        column.notNull().check(sql`state in ('new', 'answered', 'won', 'lost', 'spam')`),
      )
      .addColumn("is_read", "integer", (column) => column.notNull().check(sql`is_read in (0, 1)`))
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("note_version", "integer", (column) => column.notNull())
      .addColumn("suspicions", text, (column) => column.notNull())
      .addColumn("folded_email", text, (column) => column.notNull())
      .addColumn("message_print", text)
      .addColumn("search_text", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();

    const index = (name: string) => trx.schema.createIndex(`enquiries_${name}`).on("enquiries");
    const notSpam = [sql.ref("state"), "<>", sql.lit("spam")] as const;
    const newestFirst = ["created_at desc", "id"] as const;
    await index("by_state")
      .columns(["state", ...newestFirst])
      .execute();
    await index("by_state_and_inquiry")
      .columns(["state", "inquiry", ...newestFirst])
      .execute();
    await index("inbox")
      .columns([...newestFirst])
      .where(...notSpam)
      .execute();
    await index("inbox_by_inquiry")
      .columns(["inquiry", ...newestFirst])
      .where(...notSpam)
      .execute();
    await index("unread")
      .column("id")
      .where(...notSpam)
      .where(sql.ref("is_read"), "=", sql.lit(0))
      .execute();
    await index("by_age").column("created_at").execute();
    await index("by_phone").column("phone").execute();
    await index("by_email").column("folded_email").execute();
    await index("by_message").columns(["message_print", "created_at"]).execute();

    await trx.schema
      .createTable("enquiry_outbox")
      .addColumn("enquiry_id", text, (column) =>
        column.primaryKey().references("enquiries.id").onDelete("cascade"),
      )
      .addColumn("state", text, (column) =>
        column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`),
      )
      .addColumn("next_attempt_at", text, (column) => column.notNull())
      .addColumn("claim", text)
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("first_attempt_at", text)
      .addColumn("first_failed_at", text)
      .addColumn("failure_kind", text)
      .addColumn("failure_detail", text)
      .addColumn("sent_at", text)
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("enquiry_outbox_waiting")
      .on("enquiry_outbox")
      .column("next_attempt_at")
      .where(sql.ref("state"), "=", sql.lit("waiting"))
      .execute();
    await trx.schema
      .createIndex("enquiry_outbox_failing")
      .on("enquiry_outbox")
      .column("first_failed_at")
      .where(sql.ref("first_failed_at"), "is not", sql.lit(null))
      .execute();
  },
};
