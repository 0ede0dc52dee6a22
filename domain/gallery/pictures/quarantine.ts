import type { FileStore } from "#platform/storage/file-store.ts";
import { isObjectName } from "./picture-metadata.ts";
import { widthOf } from "./picture-rows.ts";
import type { StoreParts } from "./store-owner.ts";
import { originalFile, originalsFolder } from "./stored-picture.ts";

export const quarantineFolder = "removed/";
/** Milliseconds from the midnight before: a week and that day. */
const keptFor = 8 * 24 * 60 * 60 * 1000;

/** Moves a picture and its original to where nobody reads them. Answers how many files there were. */
export async function quarantine(files: FileStore, objectName: string, now: Date): Promise<number> {
  let moved = 0;
  for (const name of [objectName, originalFile(objectName)]) {
    if (await files.move(name, `${quarantineFolder}${now.toISOString().slice(0, 10)}/${name}`)) moved++;
  }
  return moved;
}

/** Puts back what the database knows again, and removes what has been aside for a week. Answers how many it removed. */
export async function tidyQuarantine({ db, files }: StoreParts, now: Date): Promise<number> {
  let removed = 0;
  for (const { name, objectName, earlierName, movedAt } of await listQuarantine(files)) {
    if ((await widthOf(db, objectName)) !== null) {
      if (!(await files.exists(earlierName))) await files.move(name, earlierName);
    } else if (now.getTime() - movedAt >= keptFor) {
      await files.remove(name);
      removed++;
    }
  }
  return removed;
}

async function listQuarantine(files: FileStore) {
  const found: { name: string; objectName: string; earlierName: string; movedAt: number }[] = [];
  for await (const { name } of files.list(quarantineFolder)) {
    const [day = "", ...rest] = name.slice(quarantineFolder.length).split("/");
    const earlierName = rest.join("/");
    const objectName = earlierName.replace(originalsFolder, "");
    const isOurs = isObjectName(objectName) && [objectName, originalFile(objectName)].includes(earlierName);
    const movedAt = Date.parse(day);
    if (isOurs && Number.isFinite(movedAt)) found.push({ name, objectName, earlierName, movedAt });
  }
  return found;
}
