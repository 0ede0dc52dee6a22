import { sizesFolder } from "#domain/gallery/pictures/picture-metadata.ts";
import { sweepPictures } from "#domain/gallery/pictures/picture-sweep.ts";
import { quarantineFolder } from "#domain/gallery/pictures/quarantine.ts";
import { identityFile } from "#domain/gallery/pictures/store-owner.ts";
import { originalsFolder } from "#domain/gallery/pictures/stored-picture.ts";
import { silentLog } from "#platform/log.ts";
import type { Data } from "../world/engines.ts";

/** In milliseconds; the first sweep is later than any clock that was wrong. */
const day = 24 * 60 * 60 * 1000;
const firstSweep = 1000 * day;
/** A sweep takes little at once, and a picture may be removed while a size of it is being written. */
const sweeps = 20;

export async function brokenFiles(data: Data): Promise<string[]> {
  let broken: string[] = [];
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const now = new Date(Date.now() + firstSweep + sweep * day);
    await sweepPictures({ ...data, log: silentLog }, now);
    broken = await withoutEachOther(data);
    if (broken.length === 0) break;
  }
  return broken;
}

async function withoutEachOther({ database: { db }, files }: Data): Promise<string[]> {
  const rows = await db.selectFrom("pictures").select("object_name").execute();
  const pictures = new Set(rows.map((row) => row.object_name));
  const names: string[] = [];
  for await (const { name } of files.list("")) names.push(name);
  const stored = new Set(names);
  return [
    ...[...pictures].filter((name) => !stored.has(name)).map((name) => `The picture ${name} has no file.`),
    ...names.filter((name) => !isOf(pictures, name)).map((name) => `The file ${name} has no picture.`),
  ];
}

function isOf(pictures: ReadonlySet<string>, name: string): boolean {
  if (name === identityFile || name.startsWith(quarantineFolder)) return true;
  const [first = "", second = ""] = name.split("/");
  return pictures.has([sizesFolder, originalsFolder].includes(`${first}/`) ? second : first);
}
