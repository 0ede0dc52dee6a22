import type { OpenDatabase } from "#platform/database/open.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { type PictureFormat, type PictureWidth, usefulWidths } from "./picture-facts.ts";
import { widthOf } from "./picture-rows.ts";

/** Where the store keeps the sizes of all pictures. */
export const sizesFolder = "sizes/";

/** Where the store keeps the sizes of one picture. */
export function sizesFolderOf(objectName: string): string {
  return `${sizesFolder}${objectName}/`;
}

/** The sizes of stored pictures: encoded once, then kept beside them. */
export interface PictureSizes {
  /** The size, encoded now where it is missing; null when there is no such picture. */
  bytes(objectName: string, width: PictureWidth, format: PictureFormat): Promise<Buffer | null>;
  /** Makes sure that the size is stored; false when there is no such picture any more. */
  prepare(objectName: string, width: PictureWidth, format: PictureFormat): Promise<boolean>;
}

/** Keeps sizes in `files`; demands for the same missing size share one encoding. */
export function keepPictureSizes(parts: {
  database: OpenDatabase;
  files: FileStore;
  encoder: PictureEncoder;
}): PictureSizes {
  const { files, encoder } = parts;
  const { db } = parts.database;
  const inWork = new Map<string, Promise<Buffer | null>>();

  function encodeOnce(objectName: string, width: PictureWidth, format: PictureFormat) {
    const file = sizeFile(objectName, width, format);
    const running = inWork.get(file) ?? encode(file, objectName, width, format);
    inWork.set(file, running);
    return running;
  }

  async function encode(file: string, objectName: string, width: PictureWidth, format: PictureFormat) {
    try {
      const bytes = await encoder.size(() => files.read(objectName), width, format);
      if (bytes === null) return null;
      await files.write(file, bytes, `image/${format}`);
      // The picture may have been removed meanwhile; its removal then saw no file to take along.
      if ((await widthOf(db, objectName)) !== null) return bytes;
      await files.remove(file);
      return null;
    } finally {
      inWork.delete(file);
    }
  }

  return {
    async bytes(objectName, width, format) {
      const stored = await files.read(sizeFile(objectName, width, format));
      if (stored !== null) return stored;
      const sourceWidth = await widthOf(db, objectName);
      if (sourceWidth === null) return null;
      const offered = widestUseful(width, sourceWidth);
      const widest = offered === width ? null : await files.read(sizeFile(objectName, offered, format));
      return widest ?? encodeOnce(objectName, offered, format);
    },

    async prepare(objectName, width, format) {
      if (await files.exists(sizeFile(objectName, width, format))) return true;
      return (await encodeOnce(objectName, width, format)) !== null;
    },
  };
}

function sizeFile(objectName: string, width: PictureWidth, format: PictureFormat): string {
  return `${sizesFolderOf(objectName)}${width}.${format}`;
}

/** A picture is never enlarged: beyond its own width the widest size it has is the answer. */
function widestUseful(width: PictureWidth, sourceWidth: number): PictureWidth {
  const useful = usefulWidths(sourceWidth);
  return useful.includes(width) ? width : (useful.at(-1) ?? width);
}
