import sharp from "sharp";
import { objectNameOf, usefulSizes } from "#domain/gallery/pictures/picture-metadata.ts";
import { createPictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { sharedPictureProcesses } from "./shared-picture-processes.ts";

export interface State {
  images: Set<string>;
  shown: Set<string>;
  incomplete: string[];
}

export async function stateOf(dataDir: string): Promise<State> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  const rows = await database.db.selectFrom("gallery_images").selectAll().execute();
  const pictures = await database.db.selectFrom("pictures").select("object_name").execute();
  const binned = await database.db.selectFrom("bin_pictures").select("url").execute();
  await database.close();
  const known = new Set(pictures.map((picture) => picture.object_name));
  const urls = rows.flatMap((row) => [row.main_image_url, row.before_image_url, row.after_image_url]);
  urls.push(...binned.map(({ url }) => url));
  const shown = new Set(urls.filter((url) => url !== null).map((url) => objectNameOf(url) ?? ""));
  const incomplete: string[] = [];
  for (const name of shown) if (!known.has(name) || !(await files.exists(name))) incomplete.push(name);
  return { images: new Set(rows.map((row) => row.id)), shown, incomplete };
}

export async function tidiedUp(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir });
  let days = 1;
  const clock = { now: () => new Date(Date.now() + days * 25 * 60 * 60 * 1000) };
  const store = createPictureStore({
    ...{ database, files, clock, log: silentLog },
    processes: sharedPictureProcesses(),
  });
  // The pictures set aside last go a week later.
  for (let idle = 0; idle < 10; days++) idle = (await store.sweep()) === 0 ? idle + 1 : 0;
  await store.warmedUp();
  await store.stop();
  await database.close();
  const names: string[] = [];
  for await (const { name } of files.list("")) {
    if (name === "rathkar-identity.txt") continue;
    await sharp((await files.read(name)) ?? Buffer.alloc(0)).stats();
    names.push(name);
  }
  return names.sort();
}

export function filesOfPictures(objectNames: Iterable<string>, width: number): string[] {
  const files = [...objectNames].flatMap((name) => [
    name,
    ...usefulSizes(width).map(({ size, format }) => `sizes/${name}/${size}.${format}`),
  ]);
  return files.sort();
}
