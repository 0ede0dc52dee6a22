import { type Migration, tableEnd, textType } from "./migration.ts";

/**
 * A picture's key goes with its row; an image's key outlives it, so that a late second try does not bring back what
 * was deleted.
 */
export const uploadKeys: Migration = {
  name: "011-upload-keys",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema.alterTable("pictures").addColumn("upload_key", text).execute();
    await trx.schema.alterTable("pictures").addColumn("fingerprint", text).execute();
    await trx.schema
      .createIndex("pictures_upload_key")
      .unique()
      .on("pictures")
      .column("upload_key")
      .execute();
    await trx.schema
      .createTable("stored_uploads")
      .addColumn("upload_key", text, (column) => column.primaryKey())
      .addColumn("image_id", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createIndex("stored_uploads_created_at")
      .on("stored_uploads")
      .column("created_at")
      .execute();
  },
};
