import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { FileStore } from "./file-store.ts";
import { writeEach } from "./write-each.ts";

export interface ZipStore {
  files: FileStore;
  output: NodeJS.ReadableStream;
  end(): void;
}

/** A write ends when the archive has taken its bytes. */
export function createZipStore(): ZipStore {
  const zip = new ZipFile();
  const nothing = async () => {
    throw new Error("An archive is only written.");
  };
  const write: FileStore["write"] = async (name, bytes) => {
    const content = Readable.from([bytes]);
    // Pictures and packed rows do not become smaller.
    zip.addReadStream(content, name, { compress: false, size: bytes.length });
    await finished(content);
  };
  return {
    output: zip.outputStream,
    end: () => zip.end(),
    files: {
      write,
      create: nothing,
      writeAll: writeEach(write),
      read: async () => null,
      exists: async () => false,
      size: async () => null,
      move: nothing,
      remove: nothing,
      async *list() {},
    },
  };
}
