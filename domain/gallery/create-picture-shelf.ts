import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { UprightPicture } from "#platform/images/photograph.ts";
import { createPictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Log } from "#platform/log.ts";
import { accepted, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { isObjectName, objectNameFor } from "./object-names.ts";
import { photographRefusal } from "./photograph-refusal.ts";
import { photographLimits, storedLongestSide } from "./photograph-rules.ts";
import {
  claimName,
  coldPictures,
  factsByUrl,
  forgetPictures,
  noteWarm,
  objectNamesOf,
} from "./picture-rows.ts";
import type { ArrivedPhotograph, PictureShelf } from "./picture-shelf.ts";
import { keepPictureSizes } from "./picture-sizes.ts";
import { removePictureFiles, sweepPictures } from "./picture-sweep.ts";
import { startWarmUp } from "./picture-warm-up.ts";
import { pictureUrl } from "./pictures.ts";

/**
 * The shelf on the real database and store. Takes up at once the warm-up that an earlier process left
 * unfinished; `stop` ends the background work before the database is closed.
 */
export function createPictureShelf(parts: {
  database: OpenDatabase;
  files: FileStore;
  clock: Clock;
  log: Log;
}): PictureShelf & { stop(): Promise<void> } {
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

  async function claim(photograph: ArrivedPhotograph, picture: UprightPicture): Promise<string> {
    const arrivedAt = clock.now();
    const { width, height, placeholder } = picture;
    for (let attempt = 0; attempt < 5; attempt++) {
      const distinction = attempt === 0 ? undefined : randomUUID().slice(0, 8);
      const object_name = objectNameFor(photograph, arrivedAt, distinction);
      const created_at = arrivedAt.toISOString();
      if (await claimName(db, { object_name, width, height, placeholder, is_warm: 0, created_at })) {
        return object_name;
      }
    }
    throw new Error("no free name could be found for a picture");
  }

  async function store(objectName: string, bytes: Buffer): Promise<void> {
    try {
      await files.write(objectName, bytes, "image/jpeg");
    } catch (error) {
      await forgetPictures(db, [objectName]).catch((cause) =>
        log.error(
          { err: cause, objectName },
          "a picture that could not be stored keeps its name until the sweep",
        ),
      );
      throw new Error("a picture could not be stored", { cause: error });
    }
  }

  return {
    async receive(photograph) {
      const taken = await encoder.take(photograph.path);
      if (!taken.ok) {
        log.info({ fault: taken.refusal }, "a photograph was refused");
        return refused({ message: photographRefusal(taken.refusal) });
      }
      const { bytes, ...facts } = taken.value;
      const objectName = await claim(photograph, taken.value);
      await store(objectName, bytes);
      warmUp.add(objectName, facts.width);
      return accepted({ url: pictureUrl(objectName), ...facts });
    },

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
      for (const objectName of objectNames) await removePictureFiles(files, objectName);
    },

    sweep: () => sweepPictures({ database, files }, clock.now()),

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
