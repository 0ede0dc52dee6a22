/**
 * A process that deletes all images of a gallery in chunks, as the back office does, and then waits to be
 * killed. Says what it begins and what it has been told is done, one line of JSON each.
 * Argument: the data folder.
 */
import { gallery as words } from "#content/en/gallery.ts";
import { createGallery } from "#domain/gallery/gallery.ts";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import { createPictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { createLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";

export interface Said {
  said: "removing" | "removed";
  ids: string[];
}

const chunk = 20;

const [dataDir = ""] = process.argv.slice(2);
const log = createLog("error");
holdServerLock(dataDir);
const database = await openDatabase({ url: null, dataDir }, log);
const parts = { database, clock: systemClock, log };
const pictures = createPictureStore({ ...parts, files: openFileStore({ url: null, dataDir }) });
const gallery = createGallery({
  ...{ ...parts, pictures, workLabels: [words.work] },
  hidesSamples: async () => false,
});

function say(words: Said): void {
  process.stdout.write(`${JSON.stringify(words)}\n`);
}

const ids = await gallery.matchingIds(everyImage);
for (let start = 0; start < ids.length; start += chunk) {
  const some = ids.slice(start, start + chunk);
  say({ said: "removing", ids: some });
  await gallery.removeImages(some);
  say({ said: "removed", ids: some });
}
setInterval(() => {}, 60_000);
