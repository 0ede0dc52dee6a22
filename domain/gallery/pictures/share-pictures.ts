import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import pLimit from "p-limit";
import type { Database } from "#platform/database/schema.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Post } from "#platform/images/post-picture.ts";
import type { Panel } from "#platform/images/share-picture.ts";
import type { Log } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import {
  type Focus,
  namedPictureFile,
  objectNameOf,
  pictureSizeUrl,
  sharePictureSize,
  sizesFolderOf,
} from "./picture-metadata.ts";
import { widthOf } from "./picture-rows.ts";

export interface Shared {
  picture: { url: string; focus: Focus };
  name: string;
  title: string;
}

export interface SharePictures {
  picture(shared: Shared, drawPanel: () => Promise<Panel>): Promise<Buffer | null>;
  post(urls: readonly string[], post: Post): Promise<Buffer | null>;
}

/** Raise this with every change of how they look. */
const design = 1;
/** Changes with all that is seen. */
export function shareVersion(shared: Shared): string {
  return createHash("sha256")
    .update(JSON.stringify([design, shared]))
    .digest("hex")
    .slice(0, 10);
}

/** One at a time; `ownPictures` is the build's folder. */
export function createSharePictures(parts: {
  db: Kysely<Database>;
  files: FileStore;
  encoder: PictureEncoder;
  ownPictures: string;
  log: Log;
}): SharePictures {
  const { db, files, encoder, ownPictures, log } = parts;
  const turns = pLimit(1);

  async function read(url: string): Promise<Buffer | null> {
    const objectName = objectNameOf(url);
    if (objectName !== null) return files.read(objectName);
    return readFile(path.join(ownPictures, pictureSizeUrl(url, 1280, "jpeg")));
  }

  async function make(file: string, { picture }: Shared, panel: Panel): Promise<Buffer | null> {
    const objectName = objectNameOf(picture.url);
    const { url, focus } = picture;
    const bytes = await encoder.derive(() => read(url), {
      task: "share",
      size: sharePictureSize,
      focus,
      panel,
    });
    if (bytes === null) return null;
    await files
      .write(file, bytes, "image/jpeg")
      .catch((err: unknown) => log.error({ err, file }, "a share picture could not be stored"));
    if (objectName === null || (await widthOf(db, objectName)) !== null) return bytes;
    await files.remove(file);
    return null;
  }

  return {
    post: (urls, post) => turns(() => encoder.post(() => Promise.all(urls.map(read)), post)),

    async picture(shared, drawPanel) {
      const name = objectNameOf(shared.picture.url) ?? path.basename(shared.picture.url);
      const file = sizesFolderOf(name) + namedPictureFile(shareVersion(shared));
      const stored = await files.read(file);
      if (stored !== null) return stored;
      return turns(async () => (await files.read(file)) ?? make(file, shared, await drawPanel()));
    },
  };
}
