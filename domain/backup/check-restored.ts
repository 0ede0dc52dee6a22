import type { Kysely } from "kysely";
import { documentPictures } from "#domain/documents/documents.ts";
import { enquiriesFolder, photographFile } from "#domain/enquiries/enquiries.ts";
import { objectNameOf, pictureUrlsOf } from "#domain/gallery/gallery.ts";
import { rowCount } from "#platform/database/portable-rows.ts";
import type { Database, Engine } from "#platform/database/schema.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { type FileEntry, fileEntrySchema, type Manifest, sha256Of } from "./backup-manifest.ts";
import { readLines } from "./json-lines.ts";
import type { Sealing } from "./sealing.ts";

const sampleSize = 200;

export interface RestoredParts {
  place: FileStore;
  id: string;
  sealing: Sealing;
  manifest: Manifest;
  database: { db: Kysely<Database>; engine: Engine };
  files: FileStore;
}

/** Sentences about what is missing; none where all is whole. */
export async function checkRestored(parts: RestoredParts): Promise<string[]> {
  return [...(await checkCounts(parts)), ...(await checkReferences(parts)), ...(await checkFiles(parts))];
}

async function checkCounts({ manifest, database }: RestoredParts): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, rows } of manifest.tables) {
    const found = await rowCount(database.db, database.engine, name);
    if (found !== rows) problems.push(`${name} has ${found ?? 0} of ${rows} rows.`);
  }
  return problems;
}

async function checkReferences({ database: { db }, files, manifest }: RestoredParts): Promise<string[]> {
  const images = await db
    .selectFrom("gallery_images")
    .select(["main_image_url", "before_image_url", "after_image_url"])
    .execute();
  const documents = await documentPictures(db).execute();
  const binned = await db.selectFrom("bin_pictures").select("url").execute();
  const urls = [
    ...images.flatMap(pictureUrlsOf),
    ...documents.map(({ url }) => url),
    ...binned.map(({ url }) => url),
  ];
  const known = new Set(
    (await db.selectFrom("pictures").select("object_name").execute()).map((row) => row.object_name),
  );
  const stored = new Set<string>();
  for await (const { name } of files.list("")) stored.add(name);
  const names = [...new Set(urls.map((url) => objectNameOf(url) ?? url))];
  const unknown = names.filter((name) => !known.has(name));
  const photographs = await photographNames(db);
  const absent = [...names.filter((name) => known.has(name)), ...photographs].filter(
    (name) => !stored.has(name),
  );
  return [
    ...unknown.slice(0, 10).map((name) => `The picture ${name} is shown, but the database does not know it.`),
    ...(absent.length > manifest.files.missing
      ? absent.slice(0, 10).map((name) => `The file of the picture ${name} is not there.`)
      : []),
  ];
}

async function photographNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiry_photographs")
    .select("id")
    .where(({ or, eb }) =>
      or([
        eb("enquiry_id", "in", db.selectFrom("enquiries").select("id")),
        eb("enquiry_id", "in", db.selectFrom("bin").select("id")),
      ]),
    )
    .execute();
  return rows.map(({ id }) => photographFile(id));
}

async function checkFiles({ place, id, sealing, manifest, files }: RestoredParts): Promise<string[]> {
  const pictures = randomSample();
  const photographs = randomSample();
  const options = { schema: fileEntrySchema, sealing };
  for await (const entries of readLines(place, id, manifest.files.parts, options)) {
    for (const entry of entries) {
      (entry.name.startsWith(enquiriesFolder) ? photographs : pictures).offer(entry);
    }
  }
  const problems: string[] = [];
  for (const { name, sha256 } of [...pictures.taken, ...photographs.taken]) {
    const bytes = await files.read(name);
    if (bytes === null || sha256Of(bytes) !== sha256)
      problems.push(`The file ${name} is not what was backed up.`);
  }
  return problems;
}

function randomSample() {
  const taken: FileEntry[] = [];
  let seen = 0;
  return {
    taken,
    offer(entry: FileEntry) {
      seen++;
      if (taken.length < sampleSize) taken.push(entry);
      else if (Math.random() < sampleSize / seen) taken[Math.floor(Math.random() * sampleSize)] = entry;
    },
  };
}
