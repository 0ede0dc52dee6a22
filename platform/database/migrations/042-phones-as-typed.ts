import { type Migration, textType } from "./migration.ts";

/** Null where the phone number says it all. */
export const phonesAsTyped: Migration = {
  name: "042-phones-as-typed",
  async up(trx, engine) {
    await trx.schema.alterTable("enquiries").addColumn("phone_typed", textType(engine)).execute();
  },
};
