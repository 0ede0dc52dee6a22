import { type Migration, tableEnd, textType } from "./migration.ts";

/** The newest version of a section stands; `fields` is JSON of what differs from the defaults. */
export const facts: Migration = {
  name: "018-facts",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("fact_changes")
      .addColumn("section", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("fields", text, (column) => column.notNull())
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("changed_by", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("fact_changes_version", ["section", "version"])
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
