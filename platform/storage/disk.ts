import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore, StoredFile } from "./file-store.ts";

const temporaryFolder = ".partial";
/** No write takes that long, in milliseconds. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** A store in a folder, which is made when it is missing. */
export function createDiskStore(folder: string): FileStore {
  const temporary = path.join(folder, temporaryFolder);
  mkdirSync(temporary, { recursive: true });
  removeAbandoned(temporary);
  const pathOf = (name: string) => path.join(folder, name);

  async function exists(name: string): Promise<boolean> {
    return (await stat(pathOf(name)).catch(nullWhenMissing))?.isFile() ?? false;
  }

  async function* filesBelow(parent: string, prefix: string): AsyncGenerator<StoredFile> {
    const entries = await readdir(pathOf(parent), { withFileTypes: true }).catch(nullWhenMissing);
    for (const entry of entries ?? []) {
      if (entry.name.startsWith(".")) continue;
      const name = path.posix.join(parent, entry.name);
      if (entry.isDirectory() && `${name}/`.startsWith(prefix)) yield* filesBelow(name, prefix);
      if (!entry.isFile() || !name.startsWith(prefix)) continue;
      const found = await stat(pathOf(name)).catch(nullWhenMissing);
      if (found !== null) yield { name, modifiedAt: found.mtime };
    }
  }

  async function removeEmptyFolder(name: string): Promise<void> {
    const parent = path.dirname(name);
    if (parent !== ".") await rmdir(pathOf(parent)).catch(() => undefined);
  }

  return {
    exists,
    async write(name, bytes) {
      const aside = path.join(temporary, randomUUID());
      try {
        await writeFile(aside, bytes, { flag: "wx", flush: true });
        await moveIntoPlace(aside, pathOf(name));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    async move(from, to) {
      if (!(await exists(from))) return false;
      await moveIntoPlace(pathOf(from), pathOf(to));
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
  for (const name of readdirSync(temporary)) {
    const file = path.join(temporary, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > abandonedAfter) rmSync(file, { force: true });
  }
}

async function moveIntoPlace(aside: string, file: string): Promise<void> {
  const parent = path.dirname(file);
  for (let attempt = 1; ; attempt++) {
    const firstMade = await mkdir(parent, { recursive: true });
    try {
      await rename(aside, file);
      await flushFolder(parent);
      if (firstMade !== undefined) await flushFolder(path.dirname(firstMade));
      return;
    } catch (error) {
      if (attempt === 3 || !isMissing(error)) throw error;
    }
  }
}

/** Else a power cut could forget the new name although the bytes are safe. */
async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR";
}
