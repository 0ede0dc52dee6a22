import { hash } from "node:crypto";
import { z } from "zod";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";

const partSchema = z.object({
  name: z.string().regex(/^[\w.-]{1,120}$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Part = z.output<typeof partSchema>;

const format = 1;

const manifestSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  version: z.string(),
  encrypted: z.boolean(),
  recipient: z.string().optional(),
  withSizes: z.boolean(),
  migrations: z.array(z.string()).min(1),
  namesEmptyTables: z.literal(true).optional(),
  tables: z.array(z.object({ name: z.string(), rows: z.int().nonnegative(), parts: z.array(partSchema) })),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    missing: z.int().nonnegative(),
    parts: z.array(partSchema),
  }),
});
export type Manifest = z.output<typeof manifestSchema>;

export const fileEntrySchema = z.object({
  name: z.string().min(1).max(1024),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FileEntry = z.output<typeof fileEntrySchema>;

export const backupsFolder = "backups/";
/** Files do not change, so that all backups share theirs. */
export const filesFolder = "files/";
const manifestName = "manifest.json";

/** Sorts by time, such as `2026-11-22T22-30-00-000Z`. */
export function backupId(madeAt: Date): string {
  return madeAt.toISOString().replace(/[:.]/g, "-");
}

/** When the backup of the id was made. */
export function timeOf(id: string): Date {
  return new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "T$1:$2:$3.$4Z"));
}

/** Ids of whole backups, oldest first. */
export async function listBackups(place: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const { name } of place.list(backupsFolder)) {
    const [id = "", file = "", ...deeper] = name.slice(backupsFolder.length).split("/");
    if (file === manifestName && deeper.length === 0 && !Number.isNaN(timeOf(id).getTime())) ids.push(id);
  }
  return ids.sort();
}

export type ManifestProblem = "no backup" | "newer release" | "damaged manifest";

/** What the backup says of itself. */
export async function readManifest(place: FileStore, id: string): Promise<Result<Manifest, ManifestProblem>> {
  const bytes = await place.read(partName(id, manifestName));
  if (bytes === null) return refused("no backup");
  const json = jsonIn(bytes);
  const read = manifestSchema.safeParse(json);
  if (read.success) return accepted(read.data);
  const isNewer = z.object({ format: z.int().gt(format) }).safeParse(json).success;
  return refused(isNewer ? "newer release" : "damaged manifest");
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** Parts that the manifest has lost. */
export async function unnamedParts(place: FileStore, id: string, manifest: Manifest): Promise<string[]> {
  const named = new Set(
    [...manifest.tables, manifest.files].flatMap(({ parts }) => parts.map(({ name }) => name)),
  );
  const unnamed: string[] = [];
  for await (const { name } of place.list(partName(id, ""))) {
    const part = name.slice(partName(id, "").length);
    if (/\.jsonl\.gz(\.age)?$/.test(part) && !named.has(part)) unnamed.push(part);
  }
  return unnamed;
}

/** Makes the backup a whole one. */
export async function writeManifest(place: FileStore, id: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`;
  await place.write(partName(id, manifestName), Buffer.from(text), "application/json");
}

/** Removes the manifest before the parts. */
export async function removeBackup(place: FileStore, id: string): Promise<void> {
  await place.remove(partName(id, manifestName));
  for await (const { name } of place.list(`${backupsFolder}${id}/`)) await place.remove(name);
}

/** The name, in the place of backups, of one of a backup's parts. */
export function partName(id: string, part: string): string {
  return `${backupsFolder}${id}/${part}`;
}

/** The file's name in a place of backups. */
export function keptName({ name, bytes, sha256 }: FileEntry, suffix: string): string {
  return `${filesFolder}${name}.${bytes}.${sha256}${suffix}`;
}

/** All files of the place's backups, by their names there. */
export async function listKept(place: FileStore, suffix: string): Promise<Map<string, FileEntry>> {
  const kept = new Map<string, FileEntry>();
  for await (const file of place.list(filesFolder)) {
    const [, name, bytes, sha256, found] =
      /^(.+)\.(\d+)\.([0-9a-f]{64})(\.age)?$/.exec(file.name.slice(filesFolder.length)) ?? [];
    if (name === undefined || sha256 === undefined || (found ?? "") !== suffix) continue;
    kept.set(file.name, { name, bytes: Number(bytes), sha256 });
  }
  return kept;
}

/** In hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}
