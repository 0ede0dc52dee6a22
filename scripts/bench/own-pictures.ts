import { randomUUID } from "node:crypto";
import { link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pictureUrl } from "#domain/gallery/pictures/picture-facts.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";

/** What every image of `addImagesOfTheirOwn` is called. */
export const ownVehicle = "Bench bulk vehicle";

const ownFile = "bench-bulk";
const rowsPerInsert = 200;

/**
 * Adds images that share no picture with another, so that deleting one deletes files: the picture and all its
 * sizes, under names of their own. The files are those of a picture of the sample gallery, linked.
 */
export async function addImagesOfTheirOwn(dataDir: string, sampleData: string, count: number): Promise<void> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  try {
    const sample = await database.db
      .selectFrom("pictures")
      .selectAll()
      .where("is_warm", "=", 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const names = Array.from({ length: count }, (_, index) => `main_1_${index}_${ownFile}.jpg`);
    for (const name of names) await linkFiles(sampleData, dataDir, sample.object_name, name);
    for (let start = 0; start < count; start += rowsPerInsert) {
      const some = names.slice(start, start + rowsPerInsert);
      await database.db
        .insertInto("pictures")
        .values(some.map((object_name) => ({ ...sample, object_name })))
        .execute();
      await database.db.insertInto("gallery_images").values(some.map(imageOf)).execute();
    }
  } finally {
    await database.close();
  }
}

/** Files of those images that are in the data folder. */
export async function ownFiles(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, "gallery-images"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(ownFile))
    .length;
}

function imageOf(objectName: string) {
  return {
    id: randomUUID(),
    vehicle_name: ownVehicle,
    category: "painting",
    main_image_url: pictureUrl(objectName),
    is_featured: 0,
    created_at: "2026-05-01T00:00:00.000Z",
  };
}

async function linkFiles(sampleData: string, dataDir: string, from: string, to: string): Promise<void> {
  const source = join(sampleData, "gallery-images");
  const target = join(dataDir, "gallery-images");
  await mkdir(join(target, "sizes", to), { recursive: true });
  await link(join(source, from), join(target, to));
  for (const size of await readdir(join(source, "sizes", from))) {
    await link(join(source, "sizes", from, size), join(target, "sizes", to, size));
  }
}
