import type { Transaction } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { GalleryImage } from "./gallery-image.ts";
import { imageOf } from "./gallery-rows.ts";

/** The image as it is now within the transaction; null when there is none of this id. */
export async function storedImage(trx: Transaction<Database>, id: string): Promise<GalleryImage | null> {
  const row = await trx.selectFrom("gallery_images").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : imageOf(row);
}
