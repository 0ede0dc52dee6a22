import { followColumns } from "./follow-columns.ts";
import { type Migration, textType } from "./migration.ts";

const captions = ["caption_hi", "caption_mr"];

/** `description` is the English one. Searches find them. */
export const captionsOfImages: Migration = {
  name: "031-captions",
  async up(trx, engine) {
    for (const caption of captions) {
      await trx.schema.alterTable("gallery_images").addColumn(caption, textType(engine)).execute();
    }
    await followColumns(trx, engine, {
      name: "gallery_images_captions_versioned",
      columns: captions,
      sets: "version = OLD.version + 1",
    });
    await followColumns(trx, engine, {
      name: "gallery_images_captions_searched",
      columns: ["description", ...captions],
      sets: "search_text = null",
    });
    await trx
      .updateTable("gallery_images")
      .set({ search_text: null })
      .where("description", "is not", null)
      .execute();
  },
};
