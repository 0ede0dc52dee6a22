import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { fillSampleGallery } from "../sample-gallery/fill.ts";

/** Makes a data folder with the sample gallery in it, or where the settings say, every picture in all its sizes. */
export async function makeSampleData(dataDir: string, settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, ...settings });
  const { services, close } = await createServices(config, silentLog);
  try {
    await fillSampleGallery(services);
    await services.pictures.warmedUp();
  } finally {
    await close();
  }
}

/** A copy with the database alone: enough to render pages, whose pictures nobody asks for. */
export async function copyDatabase(dataDir: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  await cp(join(dataDir, "rathkar.sqlite"), join(copy, "rathkar.sqlite"));
}
