import path from "node:path";
import { createDiskStore } from "./disk.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3.ts";

const longestName = 1024;
const longestSegment = 255;
const segment = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

/** `s3://…`, else `gallery-images` in the data folder. */
export function openFileStore({ url, dataDir }: { url: string | null; dataDir: string }): FileStore {
  return openStoreAt(url ?? path.resolve(dataDir, "gallery-images"));
}

/** `s3://…`, or a folder made with the first file. */
export function openStoreAt(address: string): FileStore {
  const store = address.startsWith("s3://") ? createS3Store(address) : createDiskStore(path.resolve(address));
  return {
    ...(store.folder !== undefined && { folder: store.folder }),
    async write(name, bytes, contentType) {
      mustBeFileName(name);
      await store.write(name, bytes, contentType);
    },
    async create(name, bytes, contentType) {
      mustBeFileName(name);
      return store.create(name, bytes, contentType);
    },
    writeAll: (files) =>
      store.writeAll(
        files.map((make) => async () => {
          const file = await make();
          if (file !== null) mustBeFileName(file.name);
          return file;
        }),
      ),
    read: async (name) => (isFileName(name) ? store.read(name) : null),
    exists: async (name) => isFileName(name) && store.exists(name),
    size: async (name) => (isFileName(name) ? store.size(name) : null),
    move: async (from, to) => isFileName(from) && isFileName(to) && store.move(from, to),
    async remove(name) {
      if (isFileName(name)) await store.remove(name);
    },
    async *list(prefix) {
      if (isFileName(`${prefix}x`)) yield* store.list(prefix);
    },
  };
}

function mustBeFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file.`);
}

/** Whether a stored file may have that name. */
export function isFileName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= longestName &&
    name.isWellFormed() &&
    name.split("/").every((part) => segment.test(part) && Buffer.byteLength(part) <= longestSegment)
  );
}
