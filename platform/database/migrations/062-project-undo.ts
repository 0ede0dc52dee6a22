import { type Migration, textType } from "./migration.ts";

/** The release before keeps only changes of images, and shows those of projects as such for as long as both run. */
export const projectUndo: Migration = {
  name: "062-project-undo",
  async up(trx, engine) {
    await trx.schema
      .alterTable("bulk_edits")
      .addColumn("kind", textType(engine), (column) => column.notNull().defaultTo("edit"))
      .execute();
  },
};
