import { type Migration, textType } from "./migration.ts";

/** By which a photograph that is chosen again is recognised. Until now only what was sent is known. */
export const chosenHashes: Migration = {
  name: "046-chosen-hashes",
  async up(trx, engine) {
    await trx.schema.alterTable("pictures").addColumn("chosen_hash", textType(engine)).execute();
    await trx
      .updateTable("pictures")
      .set(({ ref }) => ({ chosen_hash: ref("file_hash") }))
      .execute();
    await trx.schema.createIndex("pictures_chosen_hash").on("pictures").column("chosen_hash").execute();
  },
};
