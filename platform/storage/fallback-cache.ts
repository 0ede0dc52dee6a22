import { stat } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { day } from "#platform/clock.ts";
import type { Log } from "../log.ts";
import { createDiskStore } from "./disk.ts";
import type { FileStore } from "./file-store.ts";

const mostBytes = 256 * 1024 * 1024;
const longestKept = 7 * day;
/** Milliseconds until it asks a silent store again. */
const pause = 10_000;

interface FallbackCacheOptions {
  folder: string;
  covers(name: string): boolean;
  log: Log;
  most?: number;
}

/** Keeps at most `most` bytes for when the store is silent. */
export function withFallbackCache(store: FileStore, options: FallbackCacheOptions): FileStore {
  const { folder, covers, log, most = mostBytes } = options;
  const kept = createDiskStore(folder);
  const sizes = new LRUCache<string, number>({
    maxSize: most,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    ttl: longestKept,
    dispose: (_bytes, name, reason) => {
      if (reason !== "set") void giveUp(name);
    },
  });
  const found = findKept();
  let awayUntil = 0;

  async function findKept(): Promise<void> {
    const files = await Array.fromAsync(kept.list(""), async ({ name }) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      return { name, size, mtimeMs };
    });
    for (const { name, size, mtimeMs } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      const age = Date.now() - mtimeMs;
      if (age > longestKept) await giveUp(name);
      else sizes.set(name, size, { start: performance.now() - age });
    }
  }
  found.catch((error: unknown) =>
    log.warn({ err: error }, "Pictures that were read lately could not be listed."),
  );

  async function giveUp(name: string): Promise<void> {
    await kept.remove(name).catch((error: unknown) => log.warn({ err: error }, "A kept picture stays."));
  }

  async function keep(name: string, bytes: Buffer): Promise<void> {
    if (sizes.has(name) || bytes.length > most) return;
    sizes.purgeStale();
    sizes.set(name, bytes.length);
    try {
      await kept.write(name, bytes, "");
      if (!sizes.has(name)) await giveUp(name);
    } catch {
      sizes.delete(name);
    }
  }

  async function readKept(name: string): Promise<Buffer | null> {
    await found.catch(() => undefined);
    return sizes.get(name) === undefined ? null : kept.read(name).catch(() => null);
  }

  async function read(name: string): Promise<Buffer | null> {
    if (!covers(name)) return store.read(name);
    const early = performance.now() < awayUntil ? await readKept(name) : null;
    if (early !== null) return early;
    try {
      const bytes = await store.read(name);
      if (bytes === null) sizes.delete(name);
      else void keep(name, bytes);
      return bytes;
    } catch (error) {
      awayUntil = performance.now() + pause;
      const bytes = await readKept(name);
      if (bytes === null) throw error;
      return bytes;
    }
  }

  return {
    ...store,
    read,
    async remove(name) {
      sizes.delete(name);
      await store.remove(name);
    },
    async move(from, to) {
      sizes.delete(from);
      return store.move(from, to);
    },
  };
}
