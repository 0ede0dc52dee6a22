import { randomUUID } from "node:crypto";
import { z } from "zod";
import { claimStore } from "#domain/gallery/gallery.ts";
import { compareToKnown } from "#platform/database/migrations/index.ts";
import type { DatabaseToRestore } from "#platform/database/open-to-restore.ts";
import { earlierTables, hasTable, insertPortable, portableTables } from "#platform/database/portable-rows.ts";
import type { MailFailureKind } from "#platform/mail/mailer.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { copyChecked } from "#platform/storage/copy-checked.ts";
import type { FileStore, NewFile } from "#platform/storage/file-store.ts";
import { restoreMarker } from "./backed-up-files.ts";
import {
  type FileEntry,
  fileEntrySchema,
  keptName,
  type Manifest,
  type ManifestProblem,
  readManifest,
  sha256Of,
  unnamedParts,
} from "./backup-manifest.ts";
import { DamagedBackup, type DamagedFile, DamagedFiles } from "./backup-problems.ts";
import { readLines } from "./json-lines.ts";
import { type BackupKey, sealingToRead } from "./place-key.ts";
import type { Sealing } from "./sealing.ts";

export interface RestoreParts {
  place: FileStore;
  id: string;
  key: BackupKey;
  withoutDamaged: boolean;
  database: DatabaseToRestore;
  files: FileStore;
  keepAuthSecret(secret: string): Promise<void>;
}

export type RestoreRefusal = ManifestProblem | "older release" | "database not empty" | "store not empty";

export interface Restored {
  manifest: Manifest;
  sealing: Sealing;
  heldMails: number;
  hasAuthSecret: boolean;
  damaged: DamagedFile[];
}

interface Restoring extends RestoreParts {
  manifest: Manifest;
  sealing: Sealing;
}

/** The database gets `identity` with its rows, so that a second try sees them. */
const markerSchema = z.object({ backup: z.string(), identity: z.uuid() });
type Marker = z.output<typeof markerSchema>;

const mayHaveGone: MailFailureKind = "unconfirmed";

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Restores into an empty database and store; a second try goes on. */
export async function restoreBackup(parts: RestoreParts): Promise<Result<Restored, RestoreRefusal>> {
  const { place, id, database, files } = parts;
  const read = await readManifest(place, id);
  if (!read.ok) return read;
  const manifest = read.value;
  const ran = compareToKnown(manifest.migrations);
  if (ran.kind !== "known") return refused(ran.kind === "too old" ? "older release" : "newer release");
  await mustNameItsParts(place, id, manifest);
  const begun = await readMarker(files);
  if (begun === null ? !(await isEmpty(files)) : begun.backup !== id) return refused("store not empty");
  const areRowsThere = begun !== null && (await hasIdentity(database, begun.identity));
  if (!areRowsThere && !(await database.isEmpty())) return refused("database not empty");

  const restoring = { ...parts, manifest, sealing: await sealingToRead(place, manifest, parts.key) };
  const marker = begun ?? { backup: id, identity: randomUUID() };
  if (begun === null)
    await files.write(restoreMarker, Buffer.from(JSON.stringify(marker)), "application/json");
  const damaged = await restoreFiles(restoring, begun !== null);
  if (damaged.length > 0 && !parts.withoutDamaged) throw new DamagedFiles(damaged);
  if (!areRowsThere) {
    await database.migrateTo(ran.count);
    await restoreRows(restoring, marker);
  }
  await database.migrateToNewest();
  const { db } = database;
  const [heldMails, hasAuthSecret] = [await countHeld(db), await knowsAuthSecret(db)];
  await claimStore({ db, files });
  await files.remove(restoreMarker);
  return accepted({ manifest, sealing: restoring.sealing, heldMails, hasAuthSecret, damaged });
}

/** An incomplete manifest is not to pass for a smaller backup. */
async function mustNameItsParts(place: FileStore, id: string, manifest: Manifest): Promise<void> {
  const [unnamed] = await unnamedParts(place, id, manifest);
  if (unnamed !== undefined)
    throw new DamagedBackup(`The manifest of the backup is damaged: it does not name ${unnamed}.`);
}

async function readMarker(files: FileStore): Promise<Marker | null> {
  const bytes = await files.read(restoreMarker);
  return bytes === null ? null : markerSchema.parse(JSON.parse(bytes.toString("utf8")));
}

async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _file of files.list("")) return false;
  return true;
}

async function hasIdentity({ db }: DatabaseToRestore, identity: string): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "installation")) return false;
  const found = await db.selectFrom("installation").select("id").where("identity", "=", identity).execute();
  return found.length > 0;
}

async function restoreFiles(restoring: Restoring, isResumed: boolean): Promise<DamagedFile[]> {
  const { manifest, place, id, sealing, files } = restoring;
  const damaged: DamagedFile[] = [];
  const note = (entry: FileEntry, problem: DamagedFile["problem"]) => {
    damaged.push({ name: entry.name, keptName: keptName(entry, sealing.suffix), problem });
    return null;
  };
  async function restored(entry: FileEntry): Promise<NewFile | null> {
    const { name, sha256 } = entry;
    const found = isResumed ? await files.read(name) : null;
    if (found !== null && sha256Of(found) === sha256) return null;
    const stored = await place.read(keptName(entry, sealing.suffix));
    if (stored === null) return note(entry, "missing");
    const bytes = await sealing.open(stored).catch(nullWhenDamaged);
    if (bytes === null || sha256Of(bytes) !== sha256) return note(entry, "damaged");
    return { name, bytes, contentType: contentTypeOf(name) };
  }
  async function copyPlain(entries: readonly FileEntry[], from: string, to: string): Promise<void> {
    const copies = entries.map((entry) => ({ ...entry, from: keptName(entry, ""), to: entry.name }));
    for (const { file, problem } of await copyChecked(from, to, copies)) {
      const entry = entries.find(({ name }) => name === file.to);
      if (entry !== undefined) note(entry, problem);
    }
  }
  let count = 0;
  for await (const entries of readLines(place, id, manifest.files.parts, {
    schema: fileEntrySchema,
    sealing,
  })) {
    count += entries.length;
    if (sealing.suffix === "" && place.folder !== undefined && files.folder !== undefined)
      await copyPlain(entries, place.folder, files.folder);
    else await files.writeAll(entries.map((entry) => () => restored(entry)));
  }
  if (count !== manifest.files.count)
    throw new DamagedBackup(`The backup names ${count} of its ${manifest.files.count} files.`);
  return damaged;
}

function nullWhenDamaged(error: unknown): null {
  if (error instanceof DamagedBackup) return null;
  throw error;
}

async function restoreRows(restoring: Restoring, marker: Marker): Promise<void> {
  const { manifest, place, id, sealing, database, keepAuthSecret } = restoring;
  await mustNameTables(manifest, database);
  await database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("installation").execute();
    await trx.deleteFrom("content_revision").execute();
    for (const { name, rows, parts: written } of manifest.tables) {
      let inserted = 0;
      for await (const chunk of readLines(place, id, written, { schema: rowSchema, sealing })) {
        await insertPortable(trx, database.engine, name, chunk);
        inserted += chunk.length;
      }
      if (inserted !== rows)
        throw new DamagedBackup(`The backup has ${inserted} of ${rows} rows of ${name}.`);
    }
    const { auth_secret } = await trx
      .updateTable("installation")
      // Nothing is swept by age for the first week.
      .set({ identity: marker.identity, swept_at: null, clock_trusted_since: null })
      .returning("auth_secret")
      .executeTakeFirstOrThrow();
    if (auth_secret !== null) await keepAuthSecret(auth_secret);
    await trx
      .updateTable("enquiry_outbox")
      .set({ state: "failed", claim: null, failure_kind: mayHaveGone, failure_detail: "" })
      .where("state", "=", "waiting")
      .execute();
  });
}

async function mustNameTables(manifest: Manifest, { db, engine }: DatabaseToRestore): Promise<void> {
  const named = new Set(manifest.tables.map(({ name }) => name));
  const all = (await hasTable(db, engine, "documents"))
    ? portableTables
    : [...portableTables, ...earlierTables];
  const wanted = manifest.namesEmptyTables ? all : (["installation", "content_revision"] as const);
  for (const table of wanted) {
    if (!named.has(table) && (await hasTable(db, engine, table)))
      throw new DamagedBackup(`The manifest of the backup is damaged: it does not name the table ${table}.`);
  }
}

async function knowsAuthSecret(db: DatabaseToRestore["db"]): Promise<boolean> {
  const { auth_secret } = await db.selectFrom("installation").select("auth_secret").executeTakeFirstOrThrow();
  return auth_secret !== null;
}

async function countHeld(db: DatabaseToRestore["db"]): Promise<number> {
  const { held } = await db
    .selectFrom("enquiry_outbox")
    .select((eb) => eb.fn.countAll().as("held"))
    .where("state", "=", "failed")
    .where("failure_kind", "=", mayHaveGone)
    .executeTakeFirstOrThrow();
  return Number(held);
}

function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const types: Record<string, string> = {
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    avif: "image/avif",
    pdf: "application/pdf",
  };
  return types[ending] ?? "application/octet-stream";
}
