import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureUrl } from "#domain/gallery/pictures/picture-facts.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";

/** As the server keeps a photograph of a phone, in bytes. */
const size = 250_000;
const rowsPerInsert = 250;

/** A data folder with that many images, each with a photograph of its own. */
export async function fillPhotographs(dataDir: string, count: number): Promise<void> {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  await services.pictures.takeStore().finally(close);
  await addPhotographs(dataDir, count);
}

/** What a backup reads of them; nothing that could be shown. */
export async function addPhotographs(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  try {
    for (let from = 0; from < count; from += rowsPerInsert) {
      const created_at = new Date(Date.now() - from).toISOString();
      const names = Array.from(
        { length: Math.min(rowsPerInsert, count - from) },
        () => `main_${randomUUID()}.jpg`,
      );
      for (const name of names) await writeFile(join(dataDir, "gallery-images", name), randomBytes(size));
      const facts = { width: 1600, height: 1200, placeholder: "#808080", is_warm: 1, created_at };
      await db
        .insertInto("pictures")
        .values(names.map((object_name) => ({ ...facts, object_name })))
        .execute();
      await db
        .insertInto("gallery_images")
        .values(
          names.map((name) => ({
            ...{ id: randomUUID(), vehicle_name: "Tata Ace", category: "painting", is_featured: 0 },
            ...{ created_at, main_image_url: pictureUrl(name) },
          })),
        )
        .execute();
    }
  } finally {
    await close();
  }
}
