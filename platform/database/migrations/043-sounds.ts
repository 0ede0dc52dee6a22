import { sql } from "kysely";
import { followColumns } from "./follow-columns.ts";
import { type Migration, textType } from "./migration.ts";

const searched = {
  gallery_images: ["vehicle_name", "vehicle_type", "body_type", "description", "caption_hi", "caption_mr"],
  enquiries: ["note"],
};

/** What the words of a row sound like; null where it is to be written anew, with the search text. */
export const sounds: Migration = {
  name: "043-sounds",
  async up(trx, engine) {
    for (const [table, columns] of Object.entries(searched)) {
      await trx.schema.alterTable(table).addColumn("sound_text", textType(engine)).execute();
      await trx.schema
        .createIndex(`${table}_without_sound_text`)
        .on(table)
        .column("id")
        .where(sql.ref("sound_text"), "is", null)
        .execute();
      const name = `${table}_sounds_outdated`;
      await followColumns(trx, engine, { name, table, columns, sets: "sound_text = null" });
    }
  },
};
