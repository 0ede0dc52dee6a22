import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { FileWasNotFound, type StorageAdapter } from "@flystorage/file-storage";
import { diskAdapter } from "./disk.ts";
import { isFileName } from "./file-names.ts";
import type { FileStore } from "./file-store.ts";
import { s3Adapter } from "./s3.ts";

/**
 * The store of the URL (`s3://…`), or without one the folder `gallery-images` in the data folder. Writing
 * under a name that is none throws; reading one answers that there is no such file.
 */
export function openFileStore(config: { url: string | null; dataDir: string }): FileStore {
  return fileStoreOn(
    config.url === null ? diskAdapter(path.resolve(config.dataDir, "gallery-images")) : s3Adapter(config.url),
  );
}

function fileStoreOn(adapter: StorageAdapter): FileStore {
  // The adapter's own streams: Flystorage's outer layer leaves them open when a reader goes away.
  async function stream(name: string): Promise<Readable | null> {
    if (!isFileName(name)) return null;
    try {
      const contents = await adapter.read(name, {});
      return contents instanceof Readable ? contents : Readable.from(contents);
    } catch (error) {
      if (error instanceof FileWasNotFound) return null;
      throw new Error(`The file ${name} could not be read.`, { cause: error });
    }
  }

  return {
    stream,
    async read(name) {
      const contents = await stream(name);
      return contents === null ? null : buffer(contents);
    },
    async write(name, bytes, contentType) {
      if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file.`);
      await adapter.write(name, Readable.from([bytes]), { mimeType: contentType });
    },
    exists: async (name) => isFileName(name) && (await adapter.fileExists(name, {})),
    async remove(name) {
      if (isFileName(name)) await adapter.deleteFile(name, {});
    },
    async *list(prefix) {
      const folder = prefix.slice(0, Math.max(prefix.lastIndexOf("/"), 0));
      if (folder !== "" && !isFileName(folder)) return;
      for await (const entry of adapter.list(folder, { deep: true })) {
        if (!entry.isFile || !entry.path.startsWith(prefix)) continue;
        yield { name: entry.path, modifiedAt: new Date(entry.lastModifiedMs ?? 0) };
      }
    },
  };
}
