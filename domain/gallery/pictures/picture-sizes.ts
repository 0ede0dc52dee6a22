import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Log } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import {
  focusOf,
  type PictureFormat,
  type PictureSize,
  sharePictureSize,
  sizesFolderOf,
  usefulWidths,
} from "./picture-metadata.ts";
import { widthOf } from "./picture-rows.ts";

interface EncodedSize {
  bytes: Buffer;
  fault: unknown;
}

/** Encodes each size once and keeps it in `files`. */
export function createPictureSizes(parts: {
  db: Kysely<Database>;
  files: FileStore;
  encoder: PictureEncoder;
  log: Log;
}) {
  const { db, files, encoder, log } = parts;
  const inProgress = new Map<string, Promise<EncodedSize | null>>();

  function encodeOnce(objectName: string, size: PictureSize, format: PictureFormat) {
    const file = sizeFile(objectName, size, format);
    const encoding = inProgress.get(file) ?? encode(file, objectName, size, format);
    inProgress.set(file, encoding);
    return encoding;
  }

  async function encode(file: string, objectName: string, size: PictureSize, format: PictureFormat) {
    try {
      const bytes = await encoder.derive(
        () => files.read(objectName),
        typeof size === "number"
          ? { task: "size", width: size, format }
          : { task: "cut", size: sharePictureSize, focus: focusOf(size) },
      );
      if (bytes === null) return null;
      const fault = await files.write(file, bytes, `image/${format}`).catch((error: unknown) => error);
      if ((await widthOf(db, objectName)) !== null) return { bytes, fault };
      await files.remove(file);
      return null;
    } finally {
      inProgress.delete(file);
    }
  }

  return {
    async done(): Promise<void> {
      await Promise.allSettled(inProgress.values());
    },

    async bytes(objectName: string, size: PictureSize, format: PictureFormat): Promise<Buffer | null> {
      const stored = await files.read(sizeFile(objectName, size, format));
      if (stored !== null) return stored;
      const sourceWidth = await widthOf(db, objectName);
      if (sourceWidth === null) return null;
      const offered = offeredSize(size, sourceWidth);
      const widest = offered === size ? null : await files.read(sizeFile(objectName, offered, format));
      if (widest !== null) return widest;
      const encoded = await encodeOnce(objectName, offered, format);
      if (encoded?.fault !== undefined) {
        log.error({ err: encoded.fault, objectName, size, format }, "a picture size could not be stored");
      }
      return encoded?.bytes ?? null;
    },

    /** Throws where the size cannot be stored. */
    async prepare(objectName: string, size: PictureSize, format: PictureFormat): Promise<boolean> {
      if (await files.exists(sizeFile(objectName, size, format))) return true;
      const encoded = await encodeOnce(objectName, size, format);
      if (encoded?.fault !== undefined) throw encoded.fault;
      return encoded !== null;
    },
  };
}

function sizeFile(objectName: string, size: PictureSize, format: PictureFormat): string {
  return `${sizesFolderOf(objectName)}${size}.${format}`;
}

function offeredSize(size: PictureSize, sourceWidth: number): PictureSize {
  const useful = usefulWidths(sourceWidth);
  return typeof size !== "number" || useful.includes(size) ? size : (useful.at(-1) ?? size);
}
