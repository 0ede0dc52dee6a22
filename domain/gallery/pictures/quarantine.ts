import { day } from "#platform/clock.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { isObjectName } from "./picture-metadata.ts";
import { widthOf } from "./picture-rows.ts";
import type { StoreParts } from "./store-owner.ts";
import { originalFile, originalsFolder } from "./stored-picture.ts";

export const quarantineFolder = "removed/";
/** Milliseconds from the midnight before. */
const keptFor = 8 * day;

/** Moves a picture and original aside. Answers how many files. */
export async function quarantine(files: FileStore, objectName: string, now: Date): Promise<number> {
  let moved = 0;
  for (const name of [objectName, originalFile(objectName)]) {
    if (await files.move(name, `${quarantineFolder}${now.toISOString().slice(0, 10)}/${name}`)) moved++;
  }
  return moved;
}

/** Restores what is known again, and removes the rest after a week. */
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
    const [movedOn = "", ...rest] = name.slice(quarantineFolder.length).split("/");
    const earlierName = rest.join("/");
    const objectName = earlierName.replace(originalsFolder, "");
    const isOurs = isObjectName(objectName) && [objectName, originalFile(objectName)].includes(earlierName);
    const movedAt = Date.parse(movedOn);
    if (isOurs && Number.isFinite(movedAt)) found.push({ name, objectName, earlierName, movedAt });
  }
  return found;
}
