import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import pLimit, { type LimitFunction } from "p-limit";
import { day } from "#platform/clock.ts";
import type { FileMaker, FileStore, StoredFile } from "./file-store.ts";
import { filesAtOnce, whenAll } from "./write-each.ts";

/** Whole files move from there to their names. */
export const temporaryFolder = ".partial";
/** Longer than any write. */
const abandonedAfter = day;
export const batchSize = 200;

/** Makes the folder with the first file. */
export function createDiskStore(folder: string): FileStore {
  const temporary = path.join(folder, temporaryFolder);
  removeAbandoned(temporary);
  const pathOf = (name: string) => path.join(folder, name);

  async function size(name: string): Promise<number | null> {
    const found = await stat(pathOf(name)).catch(nullWhenMissing);
    return found?.isFile() ? found.size : null;
  }

  async function exists(name: string): Promise<boolean> {
    return (await size(name)) !== null;
  }

  async function* filesBelow(parent: string, prefix: string): AsyncGenerator<StoredFile> {
    const entries = await readdir(pathOf(parent), { withFileTypes: true }).catch(nullWhenMissing);
    for (const entry of entries ?? []) {
      if (entry.name.startsWith(".")) continue;
      const name = path.posix.join(parent, entry.name);
      if (entry.isDirectory() && `${name}/`.startsWith(prefix)) yield* filesBelow(name, prefix);
      if (entry.isFile() && name.startsWith(prefix)) yield { name };
    }
  }

  async function removeEmptyFolder(name: string): Promise<void> {
    const parent = path.dirname(name);
    if (parent !== ".") await rmdir(pathOf(parent)).catch(() => undefined);
  }

  /** Writes all before it flushes the first, which the disk does together. */
  async function writeBatch(files: readonly FileMaker[], limit: LimitFunction): Promise<void> {
    const places = new Map<string, string>();
    async function writeAside(make: FileMaker): Promise<void> {
      const file = await make();
      if (file === null) return;
      const aside = path.join(temporary, randomUUID());
      places.set(aside, pathOf(file.name));
      await inFolder(temporary, () => writeFile(aside, file.bytes, { flag: "wx" }));
    }
    try {
      await whenAll(files.map((make) => limit(() => writeAside(make))));
      await whenAll([...places.keys()].map(flush));
      await whenAll([...places].map(([aside, file]) => moveIntoPlace(aside, file)));
      // Else a power cut could forget the new names.
      await whenAll([...new Set([...places.values()].map(path.dirname))].map(flush));
    } catch (error) {
      await Promise.all([...places.keys()].map((aside) => rm(aside, { force: true })));
      throw error;
    }
  }

  async function writeAll(files: readonly FileMaker[]): Promise<void> {
    const [batches, limit] = [pLimit(2), pLimit(filesAtOnce)];
    const begins = files.map((_, index) => index).filter((index) => index % batchSize === 0);
    await whenAll(
      begins.map((begin) => batches(() => writeBatch(files.slice(begin, begin + batchSize), limit))),
    );
  }

  return {
    folder,
    exists,
    size,
    write: (name, bytes, contentType) => writeAll([async () => ({ name, bytes, contentType })]),
    async create(name, bytes) {
      const file = pathOf(name);
      try {
        // Does not link to a whole file, which not every disk can.
        await inFolder(path.dirname(file), () => writeFile(file, bytes, { flag: "wx", flush: true }));
      } catch (error) {
        if (isTaken(error)) return false;
        await rm(file, { force: true });
        throw error;
      }
      await flush(path.dirname(file));
      return true;
    },
    writeAll,
    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    async move(from, to) {
      if (!(await exists(from))) return false;
      await moveIntoPlace(pathOf(from), pathOf(to));
      await flush(path.dirname(pathOf(to)));
      await removeEmptyFolder(from);
      return true;
    },
    async remove(name) {
      if (!(await exists(name))) return;
      await rm(pathOf(name), { force: true });
      await removeEmptyFolder(name);
    },
    list: (prefix) => filesBelow(prefix.slice(0, Math.max(prefix.lastIndexOf("/"), 0)), prefix),
  };
}

function removeAbandoned(temporary: string): void {
  for (const name of existsSync(temporary) ? readdirSync(temporary) : []) {
    const file = path.join(temporary, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > abandonedAfter) rmSync(file, { force: true });
  }
}

function moveIntoPlace(aside: string, file: string): Promise<void> {
  return inFolder(path.dirname(file), () => rename(aside, file));
}

/** Another may remove the empty folder meanwhile. */
async function inFolder(folder: string, act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 3 || !isMissing(error)) throw error;
    }
    const firstMade = await mkdir(folder, { recursive: true });
    if (firstMade !== undefined) await flush(path.dirname(firstMade));
  }
}

async function flush(place: string): Promise<void> {
  await using handle = await open(place);
  await handle.sync();
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isTaken(error: unknown): boolean {
  const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
  return isThere && "syscall" in error && error.syscall === "open";
}

/** Whether there is nothing, or a folder. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR";
}
