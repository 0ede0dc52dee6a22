import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

export const bucketUrl = "https://project.supabase.co/storage/v1/object/public/gallery-images";
export const idOf = (number: number) => `3f0c1d6e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Each of another colour, so that no two have the same bytes. */
export function photograph(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: number % 256 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function put(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

export async function workspace() {
  const folder = await temporaryFolder();
  const dataDir = join(folder.path, "data");
  const env = { DATA_DIR: dataDir };
  return {
    ...{ env, dataDir, path: (name: string) => join(folder.path, name) },
    put: (files: Record<string, string | Buffer>) => put(folder.path, files),
    run: (...words: string[]) => runScript("import", { words, env }),
    report: () => readFile(join(dataDir, "import-report.txt"), "utf8"),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
}

export async function stored(config: { url: string | null; dataDir: string }) {
  const database = await openDatabase(config, silentLog);
  try {
    return { images: await imagesIn(database), names: await namesIn(database) };
  } finally {
    await database.close();
  }
}

function imagesIn({ db }: OpenDatabase) {
  return db.selectFrom("gallery_images").selectAll().orderBy("created_at").orderBy("id").execute();
}

async function namesIn({ db }: OpenDatabase) {
  const columns = ["name", "name_hi as hi", "name_mr as mr"] as const;
  const vehicles = await db.selectFrom("vehicle_names").select(columns).orderBy("name").execute();
  const bodies = await db.selectFrom("body_types").select(columns).orderBy("name").execute();
  return { vehicles, bodies };
}

export const attachment = (id: number, inner: string) =>
  `<item><title>photo-${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type>${inner}</item>`;
export const wordpress = (items: string, declared = "") => `<?xml version="1.0"?>${declared}
<rss xmlns:wp="wp" xmlns:excerpt="excerpt" xmlns:content="content"><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
