import { type Migration, tableEnd, textType } from "./migration.ts";

/** Names no enquiry by a foreign key: the rows stay where they are while it lies in the bin. */
export const enquiryPhotographs: Migration = {
  name: "037-enquiry-photographs",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("enquiry_photographs")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("enquiry_id", text, (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("placeholder", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addUniqueConstraint("enquiry_photographs_place", ["enquiry_id", "place"])
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
