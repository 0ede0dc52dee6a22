import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { PictureEdit } from "#platform/images/picture-edit.ts";
import { createPictureEncoder, type PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { PictureProcesses } from "#platform/images/process/picture-processes.ts";
import type { Log } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { isShown } from "../images/image-rows.ts";
import {
  type PhotographRefusal,
  type ReceivedPhotograph,
  receivePhotographs,
} from "../uploads/receive-photographs.ts";
import { photographLimits, storedLongestSide } from "../uploads/upload-rules.ts";
import { editPicture } from "./edit-picture.ts";
import {
  isObjectName,
  type PictureFormat,
  type PictureMetadata,
  type PictureRole,
  type PictureSize,
  pictureUrl,
} from "./picture-metadata.ts";
import { coldPictures, forgetPictures, markWarm, metadataByUrl, objectNamesOf } from "./picture-rows.ts";
import { createPictureSizes } from "./picture-sizes.ts";
import { removeSizes, sweepPictures } from "./picture-sweep.ts";
import { startWarmUp } from "./picture-warm-up.ts";
import { isOwnStore, storeProblem, takeStore } from "./store-owner.ts";
import { originalFile } from "./stored-picture.ts";

export interface PictureStore {
  /** The same key answers the same picture. */
  receive(photograph: ReceivedPhotograph): Promise<Result<PictureMetadata, PhotographRefusal>>;
  metadata(urls: string[]): Promise<Map<string, PictureMetadata>>;
  size(objectName: string, size: PictureSize, format: PictureFormat): Promise<Buffer | null>;
  edit(asked: { url: string; role: PictureRole; edit: PictureEdit }): Promise<PictureMetadata | null>;
  /** False for what is kept for the bin, work or undoing. */
  isPublic(objectName: string): Promise<boolean>;
  picture(objectName: string): Promise<Buffer | null>;
  takeStore(): Promise<void>;
  /** Throws where the files must stay until the sweep. */
  remove(urls: string[]): Promise<void>;
  sweep(): Promise<number>;
  warmedUp(): Promise<void>;
}

const remembered = 20_000;
const removedAtOnce = 8;

/** `stop` its warm-up before the database closes. */
export function createPictureStore(parts: {
  database: OpenDatabase;
  files: FileStore;
  clock: Clock;
  log: Log;
  processes?: PictureProcesses | undefined;
}): PictureStore & { stop(): Promise<void>; encoder: PictureEncoder } {
  const { database, files, clock, log } = parts;
  const { db } = database;
  const encoder = createPictureEncoder(photographLimits, storedLongestSide, parts.processes);
  const sizes = createPictureSizes({ db, files, encoder, log });
  const warmUp = startWarmUp({
    prepare: sizes.prepare,
    complete: (objectName) => markWarm(db, objectName),
    log,
  });
  const wasPublic = new LRUCache<string, boolean>({ max: remembered });
  const writer = { db, files, encoder, clock, log, onStored: warmUp.add };
  const resumed = coldPictures(db).then(
    (pictures) => {
      for (const { objectName, width } of pictures) warmUp.add(objectName, width);
    },
    (error) => log.error({ err: error }, "the warm-up of pictures could not be resumed"),
  );

  return {
    receive: receivePhotographs(writer),
    edit: (asked) => editPicture(writer, asked),
    metadata: (urls) => metadataByUrl(db, urls),

    async size(objectName, size, format) {
      return isObjectName(objectName) ? sizes.bytes(objectName, size, format) : null;
    },

    async isPublic(objectName) {
      try {
        const url = pictureUrl(objectName);
        const isPublic = await isShown(db, url);
        wasPublic.set(objectName, isPublic);
        return isPublic;
      } catch (error) {
        const before = wasPublic.get(objectName);
        if (before === undefined) throw error;
        return before;
      }
    },

    async picture(objectName) {
      return isObjectName(objectName) ? files.read(objectName) : null;
    },

    async takeStore() {
      const problem = storeProblem(await takeStore({ db, files }));
      if (problem !== null) log.error(problem);
    },

    async remove(urls) {
      const objectNames = objectNamesOf(urls).filter(isObjectName);
      await forgetPictures(db, objectNames, clock.now());
      if (!(await isOwnStore({ db, files }))) throw new Error("the store is not this database's");
      const limit = pLimit(removedAtOnce);
      const removeFiles = async (name: string) => {
        await files.remove(name);
        await files.remove(originalFile(name));
        await removeSizes(files, name);
      };
      await Promise.all(objectNames.map((name) => limit(() => removeFiles(name))));
    },

    sweep: () => sweepPictures({ database, files, log }, clock.now()),

    async warmedUp() {
      await resumed;
      await warmUp.done();
    },

    encoder,

    async stop() {
      await warmUp.stop();
      await resumed;
      encoder.stop();
      await sizes.done();
    },
  };
}
