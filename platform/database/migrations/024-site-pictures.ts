import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** The newest version of a place stands; without picture and document it shows our own. */
export const sitePictures: Migration = {
  name: "024-site-pictures",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("place_pictures")
      .addColumn("place", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("url", text)
      .addColumn("document", text)
      .addColumn("focus_x", "integer", (column) => column.notNull().check(sql`focus_x between 0 and 100`))
      .addColumn("focus_y", "integer", (column) => column.notNull().check(sql`focus_y between 0 and 100`))
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("changed_by", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("place_pictures_version", ["place", "version"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("place_pictures_url").on("place_pictures").column("url").execute();

    await trx.schema
      .createTable("certificate_notices")
      .addColumn("valid_until", text, (column) => column.primaryKey())
      .addColumn("told_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
