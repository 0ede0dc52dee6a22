import { type Migration, tableEnd, textType } from "./migration.ts";

export const referenceLists: Migration = {
  name: "003-reference-lists",
  async up(trx, engine) {
    const text = textType(engine);
    for (const list of ["vehicle_names", "body_types"]) {
      await trx.schema
        .createTable(list)
        .addColumn("id", text, (column) => column.primaryKey())
        .addColumn("name", text, (column) => column.notNull())
        .addColumn("folded_name", text, (column) => column.notNull().unique())
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("updated_at", text, (column) => column.notNull())
        .modifyEnd(tableEnd(engine))
        .execute();
    }
  },
};
