import { type Migration, tableEnd, textType } from "./migration.ts";

/** The newest version of a text or list stands; `content` is JSON, as `domain/site-texts` reads it. */
export const siteTexts: Migration = {
  name: "023-site-texts",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("site_text_changes")
      .addColumn("key", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("content", text, (column) => column.notNull())
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("changed_by", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("site_text_changes_version", ["key", "version"])
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
