import { randomUUID } from "node:crypto";
import { type Dirent, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { FileWasNotFound, type StatEntry } from "@flystorage/file-storage";
import { LocalStorageAdapter } from "@flystorage/local-fs";

/** Where files are written before they get their name; no name of a stored file begins with a dot. */
const arrivals = ".arriving";
/** Age from which a half-written file cannot belong to a write under way, in milliseconds. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** The store in a folder, which is made when it is missing. Half-written files of a killed process go. */
export function diskAdapter(folder: string): LocalStorageAdapter {
  const arriving = path.join(folder, arrivals);
  mkdirSync(arriving, { recursive: true });
  for (const name of readdirSync(arriving)) {
    const file = path.join(arriving, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > abandonedAfter) rmSync(file, { force: true });
  }
  return new WholeFileAdapter(folder);
}

/** Flystorage's disk adapter writes in place and unsynchronised, and leaks a file when a reader goes away. */
class WholeFileAdapter extends LocalStorageAdapter {
  readonly #folder: string;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  /** Written aside, flushed to the disk, then renamed: under its name a file is whole, or not there. */
  override async write(name: string, contents: Readable): Promise<void> {
    const aside = path.join(this.#folder, arrivals, randomUUID());
    try {
      const handle = await open(aside, "wx");
      try {
        for await (const chunk of contents) await handle.appendFile(chunk);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await this.#moveIntoPlace(aside, path.join(this.#folder, name));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  override async read(name: string): Promise<Readable> {
    const handle = await open(path.join(this.#folder, name)).catch((cause: unknown) => {
      throw isNoSuchFile(cause) ? FileWasNotFound.atLocation(name, { cause, context: { name } }) : cause;
    });
    if ((await handle.stat()).isFile()) return handle.createReadStream();
    await handle.close();
    throw FileWasNotFound.atLocation(name, { context: { name } });
  }

  override async fileExists(name: string): Promise<boolean> {
    const entry = await stat(path.join(this.#folder, name)).catch(nullWhenMissing);
    return entry?.isFile() ?? false;
  }

  /** Removes the file, and its folder when that has become empty. */
  override async deleteFile(name: string): Promise<void> {
    const file = path.join(this.#folder, name);
    if (!(await this.fileExists(name))) return;
    await rm(file, { force: true });
    const parent = path.dirname(file);
    if (parent !== this.#folder) await rmdir(parent).catch(() => undefined);
  }

  override async *list(folder: string): AsyncGenerator<StatEntry> {
    for (const entry of await entriesOf(path.join(this.#folder, folder))) {
      const name = path.posix.join(folder, entry.name);
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) yield* this.list(name);
      if (!entry.isFile()) continue;
      const found = await stat(path.join(this.#folder, name)).catch(nullWhenMissing);
      if (found === null) continue;
      yield { type: "file", isFile: true, isDirectory: false, path: name, lastModifiedMs: found.mtimeMs };
    }
  }

  async #moveIntoPlace(aside: string, file: string): Promise<void> {
    const parent = path.dirname(file);
    for (let attempt = 1; ; attempt++) {
      const firstMade = await mkdir(parent, { recursive: true });
      try {
        await rename(aside, file);
        await flushFolder(parent);
        if (firstMade !== undefined) await flushFolder(path.dirname(firstMade));
        return;
      } catch (error) {
        // A removal may just have taken the empty folder away.
        if (attempt === 3 || !isNoSuchFile(error)) throw error;
      }
    }
  }
}

/** Without this a power cut could forget the new name although the bytes are safe. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
}

function nullWhenMissing(error: unknown): null {
  if (isNoSuchFile(error)) return null;
  throw error;
}

function isNoSuchFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
