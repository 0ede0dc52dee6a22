import type { OpenDatabase } from "#platform/database/open.ts";
import { usedUrls } from "../pictures/used-pictures.ts";
import type { GalleryImage } from "./gallery-image.ts";
import { pictureUrlsOf } from "./gallery-rows.ts";
import { isImageId } from "./image-id.ts";
import { storedImage } from "./stored-image.ts";

/** SQLite and PostgreSQL both bound the parameters of a statement; this many always fit. */
const atOnce = 500;

/**
 * Removes the rows in one transaction; ids that are not there are passed over. Answers how many went and the
 * public URLs that no image shows any more.
 */
export async function removeRows(
  database: OpenDatabase,
  givenIds: string[],
): Promise<{ removed: number; unusedUrls: string[] }> {
  const ids = [...new Set(givenIds)].filter(isImageId);
  if (ids.length === 0) return { removed: 0, unusedUrls: [] };
  return database.db.transaction().execute(async (trx) => {
    await database.revision.increment(trx);
    const urls: string[] = [];
    let removed = 0;
    for (let start = 0; start < ids.length; start += atOnce) {
      const rows = await trx
        .deleteFrom("gallery_images")
        .where("id", "in", ids.slice(start, start + atOnce))
        .returning(["main_image_url", "before_image_url", "after_image_url"])
        .execute();
      removed += rows.length;
      urls.push(...rows.flatMap(pictureUrlsOf));
    }
    const used = await usedUrls(trx, urls);
    return { removed, unusedUrls: urls.filter((url) => !used.has(url)) };
  });
}

/** Features the image or ends that; answers the image as it is then, null when there is no such image. */
export async function setFeatured(
  database: OpenDatabase,
  id: string,
  isFeatured: boolean,
): Promise<GalleryImage | null> {
  if (!isImageId(id)) return null;
  return database.db.transaction().execute(async (trx) => {
    await database.revision.increment(trx);
    await trx
      .updateTable("gallery_images")
      .set({ is_featured: isFeatured ? 1 : 0 })
      .where("id", "=", id)
      .execute();
    // Read after it, because the database itself raises the version.
    return storedImage(trx, id);
  });
}
