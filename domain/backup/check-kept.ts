import type { FileStore } from "#platform/storage/file-store.ts";
import { type FileEntry, filesFolder, sha256Of } from "./backup-manifest.ts";
import type { Sealing } from "./sealing.ts";

/** The next backup copies anew what was moved there. */
const quarantineFolder = "damaged/";
const cursorFile = "checked-up-to.txt";
/** Bytes that one backup reads again; the next goes on from there. */
const mostRead = 128_000_000;

/** Reads a share of the files; answers the damaged ones. */
export async function damagedAmong(
  place: FileStore,
  kept: ReadonlyMap<string, FileEntry>,
  sealing: Sealing,
): Promise<string[]> {
  if (place.folder === undefined || !sealing.opens || kept.size === 0) return [];
  const last = (await place.read(cursorFile))?.toString("utf8") ?? "";
  const names = [...kept.keys()].sort();
  const next = names.findIndex((name) => name > last);
  const inOrder = next < 0 ? names : [...names.slice(next), ...names.slice(0, next)];
  const damaged: string[] = [];
  let [read, checked] = [0, ""];
  for (const name of inOrder) {
    if (read > mostRead) break;
    const entry = kept.get(name);
    const bytes = await place.read(name);
    read += bytes?.length ?? 0;
    checked = name;
    if (entry !== undefined && !(await isWhole(bytes, entry, sealing))) damaged.push(name);
  }
  await place.write(cursorFile, Buffer.from(checked), "text/plain");
  return damaged;
}

async function isWhole(bytes: Buffer | null, { sha256 }: FileEntry, sealing: Sealing): Promise<boolean> {
  if (bytes === null) return false;
  const opened = await sealing.open(bytes).catch(() => null);
  return opened !== null && sha256Of(opened) === sha256;
}

/** Takes damaged files out of what backups share. */
export async function setDamagedAside(place: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await place.move(name, setAsideName(name));
}

/** Removes what is there again; answers how many. */
export async function forgetHealed(place: FileStore): Promise<{ healed: number; unhealed: number }> {
  const counts = { healed: 0, unhealed: 0 };
  for await (const { name } of place.list(quarantineFolder)) {
    const isThere = await place.exists(keptNameOf(name));
    counts[isThere ? "healed" : "unhealed"]++;
    if (isThere) await place.remove(name);
  }
  return counts;
}

/** Removes what no backup needs any more. */
export async function forgetUnneeded(place: FileStore, needed: ReadonlySet<string>): Promise<void> {
  for await (const { name } of place.list(quarantineFolder)) {
    if (!needed.has(keptNameOf(name))) await place.remove(name);
  }
}

function keptNameOf(quarantine: string): string {
  return filesFolder + quarantine.slice(quarantineFolder.length);
}

function setAsideName(keptName: string): string {
  return quarantineFolder + keptName.slice(filesFolder.length);
}
