import type { FileStore } from "#platform/storage/file-store.ts";
import { isObjectName } from "./picture-facts.ts";
import { widthOf } from "./picture-rows.ts";
import type { StoreParts } from "./store-owner.ts";

export const setAsideFolder = "removed/";
/** Milliseconds from the midnight before: a week and that day. */
const keptFor = 8 * 24 * 60 * 60 * 1000;

/** Moves a picture to where nobody reads it. Answers false where it is gone. */
export function setAside(files: FileStore, objectName: string, now: Date): Promise<boolean> {
  return files.move(objectName, `${setAsideFolder}${now.toISOString().slice(0, 10)}/${objectName}`);
}

/** Puts back what the database knows again, and removes what has been aside for a week. Answers how many it removed. */
export async function tidySetAside({ db, files }: StoreParts, now: Date): Promise<number> {
  let removed = 0;
  for (const { name, objectName, movedAt } of await listSetAside(files)) {
    if ((await widthOf(db, objectName)) !== null) {
      if (!(await files.exists(objectName))) await files.move(name, objectName);
    } else if (now.getTime() - movedAt >= keptFor) {
      await files.remove(name);
      removed++;
    }
  }
  return removed;
}

async function listSetAside(files: FileStore) {
  const found: { name: string; objectName: string; movedAt: number }[] = [];
  for await (const { name } of files.list(setAsideFolder)) {
    const [day = "", objectName = "", ...rest] = name.slice(setAsideFolder.length).split("/");
    const movedAt = Date.parse(day);
    if (rest.length === 0 && isObjectName(objectName) && Number.isFinite(movedAt)) {
      found.push({ name, objectName, movedAt });
    }
  }
  return found;
}
