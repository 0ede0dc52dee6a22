import { randomUUID } from "node:crypto";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";

const rowsPerInsert = 250;
const featured = 4;
const newest = Date.parse("2026-06-01T00:00:00.000Z");

/**
 * Puts `count` images in the place of those that are there, with the same pictures over and over. The first
 * page is the same for every count: the same few featured ones, then one image a minute.
 */
export async function replaceImages(
  dataDir: string,
  count: number,
  url: string | null = null,
): Promise<void> {
  const database = await openDatabase({ url, dataDir }, silentLog);
  try {
    await database.db.transaction().execute(async (trx) => {
      const samples = await trx
        .selectFrom("gallery_images")
        .select(["description", "vehicle_name", "category", "vehicle_type", "body_type", "work_type"])
        .select(["before_image_url", "after_image_url", "main_image_url"])
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      await trx.deleteFrom("gallery_images").execute();
      for (let from = 0; from < count; from += rowsPerInsert) {
        const places = Array.from({ length: Math.min(rowsPerInsert, count - from) }, (_, at) => from + at);
        const rows = places.map((place) => {
          const sample = samples[place % samples.length];
          if (sample === undefined) throw new Error("There are no sample images to repeat.");
          return {
            ...sample,
            id: randomUUID(),
            is_featured: place < featured ? 1 : 0,
            created_at: new Date(newest - place * 60_000).toISOString(),
          };
        });
        await trx.insertInto("gallery_images").values(rows).execute();
      }
    });
  } finally {
    await database.close();
  }
}
