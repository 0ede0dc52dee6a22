import type { OpenDatabase } from "#platform/database/open.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { allNames, forgetUnusedPictures } from "./picture-rows.ts";
import { sizesFolder, sizesFolderOf } from "./picture-sizes.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Removes pictures that no image has shown for a day since they came, and files of that age that belong to no
 * picture (decision 24). Answers how many files went. Names that were claimed for a file that never came go too.
 */
export async function sweepPictures(
  parts: { database: OpenDatabase; files: FileStore },
  now: Date,
): Promise<number> {
  const { database, files } = parts;
  const deadline = new Date(now.getTime() - day);
  let removed = 0;
  for (const objectName of await forgetUnusedPictures(database, deadline)) {
    removed += await removePictureFiles(files, objectName);
  }
  const known = await allNames(database.db);
  const strays: string[] = [];
  for await (const { name, modifiedAt } of files.list("")) {
    if (modifiedAt < deadline && !known.has(pictureBehind(name))) strays.push(name);
  }
  for (const name of strays) await files.remove(name);
  return removed + strays.length;
}

/** Removes a picture's file and all its sizes; answers how many files that were. */
export async function removePictureFiles(files: FileStore, objectName: string): Promise<number> {
  let removed = (await files.exists(objectName)) ? 1 : 0;
  await files.remove(objectName);
  const sizes: string[] = [];
  for await (const { name } of files.list(sizesFolderOf(objectName))) sizes.push(name);
  for (const name of sizes) await files.remove(name);
  removed += sizes.length;
  return removed;
}

function pictureBehind(fileName: string): string {
  const inSizes = fileName.startsWith(sizesFolder) ? fileName.slice(sizesFolder.length) : fileName;
  return inSizes.split("/")[0] ?? "";
}
