import { type Migration, textType } from "./migration.ts";

export const callBacks: Migration = {
  name: "053-call-backs",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema.alterTable("enquiries").addColumn("call_back_on", text).execute();
    await trx.schema.alterTable("enquiries").addColumn("call_back_told", text).execute();
    await trx.schema.alterTable("push_outbox").addColumn("reason", text).execute();
    await trx.schema
      .createIndex("enquiries_call_back")
      .on("enquiries")
      .column("call_back_on")
      .where("call_back_on", "is not", null)
      .execute();
  },
};
