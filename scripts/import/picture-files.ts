import { mkdtemp, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { photographLimits } from "#domain/gallery/uploads/upload-rules.ts";
import { isFileName, openStoreAt } from "#platform/storage/open.ts";

export interface PictureFiles {
  /** Whether reading costs nothing. */
  isLocal: boolean;
  problemWith(name: string): Promise<string | null>;
  lend<Value>(names: readonly string[], use: (paths: string[]) => Promise<Value>): Promise<Value>;
}

/** A folder or `s3://…`, which is only read. Throws a sentence where it is missing. */
export async function openPictures(place: string): Promise<PictureFiles> {
  if (place.startsWith("s3://")) return inBucket(place);
  const folder = await realpath(place).catch(() => null);
  if (folder === null || !(await stat(folder)).isDirectory()) throw new Error(`There is no folder ${place}.`);
  return inFolder(folder);
}

function sizeProblem(bytes: number | null): string | null {
  if (bytes === null) return "The file is not there.";
  const most = photographLimits.bytes;
  return bytes > most ? `The file is larger than ${most / 1024 / 1024} MB.` : null;
}

const hostile = "The path leads out of the folder of the photographs, or is no name of a file.";

function inFolder(folder: string): PictureFiles {
  return {
    isLocal: true,
    async problemWith(name) {
      if (!isFileName(name)) return hostile;
      const path = await realpath(join(folder, name)).catch(() => null);
      if (path === null) return sizeProblem(null);
      if (!path.startsWith(folder + sep)) return hostile;
      const found = await stat(path);
      return found.isFile() ? sizeProblem(found.size) : "This is no file.";
    },
    lend: (names, use) => use(names.map((name) => join(folder, name))),
  };
}

function inBucket(address: string): PictureFiles {
  const store = openStoreAt(address);
  return {
    isLocal: false,
    problemWith: async (name) => (isFileName(name) ? sizeProblem(await store.size(name)) : hostile),
    async lend(names, use) {
      const folder = await mkdtemp(join(tmpdir(), "rathkar-upload-"));
      try {
        const paths: string[] = [];
        for (const [index, name] of names.entries()) {
          const bytes = await store.read(name);
          if (bytes === null) throw new Error(`${name} is in the bucket no more.`);
          paths.push(join(folder, String(index)));
          await writeFile(join(folder, String(index)), bytes);
        }
        return await use(paths);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Null where it lies elsewhere. */
export function nameBelow(folder: string, address: string): string | null {
  const path = URL.parse(address)?.pathname ?? "";
  const at = path.indexOf(folder);
  try {
    return at === -1 ? null : decodeURIComponent(path.slice(at + folder.length));
  } catch {
    return null;
  }
}
