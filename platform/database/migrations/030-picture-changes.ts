import { type Migration, tableEnd, textType } from "./migration.ts";

/** How pictures were made of others, and what images showed before their pictures were changed. */
export const pictureChanges: Migration = {
  name: "030-picture-changes",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("picture_edits")
      .addColumn("object_name", text, (column) =>
        column.primaryKey().references("pictures.object_name").onDelete("cascade"),
      )
      .addColumn("source_url", text, (column) => column.notNull())
      .addColumn("edit", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema.createIndex("picture_edits_source").on("picture_edits").column("source_url").execute();

    await trx.schema
      .createTable("picture_changes")
      .addColumn("change_key", text, (column) => column.primaryKey())
      .addColumn("image_id", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("main_image_url", text)
      .addColumn("before_image_url", text)
      .addColumn("after_image_url", text)
      .addColumn("changed_at", text, (column) => column.notNull())
      .addColumn("undo_key", text, (column) => column.unique())
      .modifyEnd(tableEnd(engine))
      .execute();
    const index = (name: string) => trx.schema.createIndex(`picture_changes_${name}`).on("picture_changes");
    await index("of_image").columns(["image_id", "version"]).execute();
    await index("by_age").column("changed_at").execute();
    for (const picture of ["main", "before", "after"]) {
      await index(picture).column(`${picture}_image_url`).execute();
    }
  },
};
