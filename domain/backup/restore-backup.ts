import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type DatabaseToRestore, knowsMigrations } from "#platform/database/open-to-restore.ts";
import { insertPortable } from "#platform/database/portable-rows.ts";
import type { MailFailureKind } from "#platform/mail/mailer.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { copyChecked } from "#platform/storage/copy-checked.ts";
import type { FileStore, NewFile } from "#platform/storage/file-store.ts";
import { claimStore } from "../gallery/pictures/store-owner.ts";
import { restoreMarker } from "./backed-up-files.ts";
import {
  type FileEntry,
  fileEntrySchema,
  keptName,
  type Manifest,
  readManifest,
  sha256Of,
} from "./backup-manifest.ts";
import { DamagedBackup, readLines } from "./json-lines.ts";
import type { Sealing } from "./sealing.ts";

export interface RestoreParts {
  /** Where backups are kept. */
  place: FileStore;
  id: string;
  sealing: Sealing;
  database: DatabaseToRestore;
  files: FileStore;
  /** Keeps the secret that the servers sign with, where the operator does not. */
  keepAuthSecret(secret: string): Promise<void>;
}

export type RestoreRefusal = "no backup" | "newer version" | "database not empty" | "store not empty";

export interface Restored {
  manifest: Manifest;
  /** Mails that may have gone out since the backup: they wait for the owner's word. */
  heldMails: number;
}

/** `identity` becomes the database's with its rows, so that a second try knows whether they are there. */
const markerSchema = z.object({ backup: z.string(), identity: z.uuid() });
type Marker = z.output<typeof markerSchema>;

const mayHaveGone: MailFailureKind = "unconfirmed";

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * Restores into an empty database and an empty store, files first, then all rows in one transaction; cut off, a second
 * try goes on, and checks what it finds. All sessions end. Throws DamagedBackup.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Result<Restored, RestoreRefusal>> {
  const { place, id, database, files } = parts;
  const manifest = await readManifest(place, id);
  if (manifest === null) return refused("no backup");
  if (!knowsMigrations(manifest.migrations)) return refused("newer version");
  const begun = await readMarker(files);
  if (begun === null ? !(await isEmpty(files)) : begun.backup !== id) return refused("store not empty");
  const areRowsThere = begun !== null && (await hasIdentity(database, begun.identity));
  if (!areRowsThere && !(await database.isEmpty())) return refused("database not empty");

  const marker = begun ?? { backup: id, identity: randomUUID() };
  if (begun === null)
    await files.write(restoreMarker, Buffer.from(JSON.stringify(marker)), "application/json");
  await restoreFiles(manifest, parts, begun !== null);
  if (!areRowsThere) {
    await database.migrateTo(manifest.migrations);
    await restoreRows(manifest, marker, parts);
  }
  await database.migrateToNewest();
  const heldMails = await countHeld(database);
  await claimStore({ db: database.db, files });
  await files.remove(restoreMarker);
  return accepted({ manifest, heldMails });
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

async function restoreFiles(
  manifest: Manifest,
  { place, id, sealing, files }: RestoreParts,
  isResumed: boolean,
): Promise<void> {
  async function restored(entry: FileEntry): Promise<NewFile | null> {
    const { name, sha256 } = entry;
    const found = isResumed ? await files.read(name) : null;
    if (found !== null && sha256Of(found) === sha256) return null;
    const stored = await place.read(keptName(entry, sealing.suffix));
    if (stored === null) throw damaged(name, "missing");
    const bytes = await sealing.open(stored);
    if (sha256Of(bytes) !== sha256) throw damaged(name, "damaged");
    return { name, bytes, contentType: contentTypeOf(name) };
  }
  const options = { schema: fileEntrySchema, sealing };
  for await (const entries of readLines(place, id, manifest.files.parts, options)) {
    if (sealing.suffix === "" && place.folder !== undefined && files.folder !== undefined)
      await copyPlain(entries, place.folder, files.folder);
    else await files.writeAll(entries.map((entry) => () => restored(entry)));
  }
}

async function copyPlain(entries: readonly FileEntry[], from: string, to: string): Promise<void> {
  const copies = entries.map((entry) => ({
    from: keptName(entry, ""),
    to: entry.name,
    sha256: entry.sha256,
  }));
  const found = await copyChecked(from, to, copies);
  if (found !== null) throw damaged(found.file.to, found.problem);
}

function damaged(name: string, problem: "missing" | "damaged"): DamagedBackup {
  return new DamagedBackup(
    problem === "missing"
      ? `The backup lacks the file ${name}.`
      : `The file ${name} is damaged in the backup.`,
  );
}

async function restoreRows(manifest: Manifest, marker: Marker, parts: RestoreParts): Promise<void> {
  const { place, id, sealing, database, keepAuthSecret } = parts;
  await database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("installation").execute();
    await trx.deleteFrom("content_revision").execute();
    for (const { name, rows, parts: written } of manifest.tables) {
      let inserted = 0;
      for await (const portion of readLines(place, id, written, { schema: rowSchema, sealing })) {
        await insertPortable(trx, database.engine, name, portion);
        inserted += portion.length;
      }
      if (inserted !== rows)
        throw new DamagedBackup(`The backup has ${inserted} of ${rows} rows of ${name}.`);
    }
    const { auth_secret } = await trx
      .updateTable("installation")
      // Nothing is swept by the age of things for the first week.
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

async function countHeld({ db }: DatabaseToRestore): Promise<number> {
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
