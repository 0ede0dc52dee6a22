import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import type { EncodedPicture } from "#platform/images/photograph.ts";
import type { Log } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { forgetPictures } from "./picture-rows.ts";

export interface WriterParts {
  db: Kysely<Database>;
  files: FileStore;
  clock: Clock;
  log: Log;
  onStored(objectName: string, width: number): void;
}

/** Writes the original first. Throws on failure, and gives the name up. */
export async function writePicture(
  { db, files, clock, log, onStored }: WriterParts,
  objectName: string,
  { bytes, width, original = null }: EncodedPicture & { original?: Buffer | null },
): Promise<void> {
  try {
    if (original !== null) await files.write(originalFile(objectName), original, "image/jpeg");
    await files.write(objectName, bytes, "image/jpeg");
  } catch (error) {
    await forgetPictures(db, [objectName], clock.now()).catch((cause) =>
      log.error({ err: cause, objectName }, "a picture that was not stored keeps its name until the sweep"),
    );
    throw new Error("a picture could not be stored", { cause: error });
  }
  onStored(objectName, width);
}

export const originalsFolder = "originals/";

/** Where a larger original is kept. */
export function originalFile(objectName: string): string {
  return `${originalsFolder}${objectName}`;
}

/** As it arrived, else as stored; null for none. */
export async function readOriginal(files: FileStore, objectName: string): Promise<Buffer | null> {
  return (await files.read(originalFile(objectName))) ?? files.read(objectName);
}
