import pLimit from "p-limit";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { createPictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Log } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { photographLimits, storedLongestSide } from "../uploads/photograph-rules.ts";
import { receivePhotographs } from "../uploads/receive-photographs.ts";
import { forgetOldUploads } from "../uploads/stored-uploads.ts";
import { isObjectName } from "./object-names.ts";
import { coldPictures, factsByUrl, forgetPictures, noteWarm, objectNamesOf } from "./picture-rows.ts";
import { keepPictureSizes } from "./picture-sizes.ts";
import type { PictureStore } from "./picture-store.ts";
import { removePictureFiles, sweepPictures } from "./picture-sweep.ts";
import { startWarmUp } from "./picture-warm-up.ts";

/** Pictures whose files are removed at the same time: a store far away answers slowly, but many at once. */
const removedAtOnce = 8;

/**
 * The shelf on the real database and store. Takes up at once the warm-up that an earlier process left
 * unfinished; `stop` ends the background work before the database is closed.
 */
export function createPictureStore(parts: {
  database: OpenDatabase;
  files: FileStore;
  clock: Clock;
  log: Log;
}): PictureStore & { stop(): Promise<void> } {
  const { database, files, clock, log } = parts;
  const { db } = database;
  const encoder = createPictureEncoder(photographLimits, storedLongestSide);
  const sizes = keepPictureSizes({ database, files, encoder });
  const warmUp = startWarmUp({
    prepare: sizes.prepare,
    complete: (objectName) => noteWarm(db, objectName),
    log,
  });
  const resumed = coldPictures(db).then(
    (pictures) => {
      for (const { objectName, width } of pictures) warmUp.add(objectName, width);
    },
    (error) => log.error({ err: error }, "the warm-up of pictures could not be resumed"),
  );

  return {
    receive: receivePhotographs({
      db,
      files,
      encoder,
      clock,
      log,
      onStored: (objectName, width) => warmUp.add(objectName, width),
    }),

    facts: (urls) => factsByUrl(db, urls),

    async size(objectName, width, format) {
      return isObjectName(objectName) ? sizes.bytes(objectName, width, format) : null;
    },

    async original(objectName) {
      return isObjectName(objectName) ? files.read(objectName) : null;
    },

    async remove(urls) {
      const objectNames = objectNamesOf(urls).filter(isObjectName);
      // The names first: a size that is being encoded looks for its picture's name once it is written.
      await forgetPictures(db, objectNames);
      const turns = pLimit(removedAtOnce);
      await Promise.all(objectNames.map((name) => turns(() => removePictureFiles(files, name))));
    },

    async sweep() {
      const now = clock.now();
      await forgetOldUploads(db, now);
      return sweepPictures({ database, files }, now);
    },

    async warmedUp() {
      await resumed;
      await warmUp.done();
    },

    async stop() {
      await warmUp.stop();
      await resumed;
    },
  };
}
