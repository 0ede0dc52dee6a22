import type { Kysely } from "kysely";
import { photographFile } from "#domain/enquiries/enquiries.ts";
import { type Clock, hour } from "#platform/clock.ts";
import {
  chunksOf,
  hasTable,
  type PortableRow,
  portableTables,
  readAtOnePoint,
} from "#platform/database/portable-rows.ts";
import type { Database, Engine } from "#platform/database/schema.ts";
import type { FileStore, NewFile } from "#platform/storage/file-store.ts";
import { isBackedUp } from "./backed-up-files.ts";
import {
  backupId,
  keptName,
  listKept,
  type Manifest,
  partName,
  sha256Of,
  writeManifest,
} from "./backup-manifest.ts";
import { damagedAmong, forgetHealed, setDamagedAside } from "./check-kept.ts";
import { lineWriter } from "./json-lines.ts";
import { keyFile } from "./place-key.ts";
import type { HeldPlace } from "./place-lock.ts";
import type { Sealing } from "./sealing.ts";

const namesPerChunk = 200;
const arrivesWithin = hour;

export interface BackupParts {
  database: { db: Kysely<Database>; engine: Engine };
  files: FileStore;
  place: FileStore;
  held: Pick<HeldPlace, "mustHold"> | null;
  sealing: Sealing;
  clock: Clock;
  version: string;
  authSecret: string | null;
  withSizes: boolean;
}

export interface MadeBackup {
  id: string;
  manifest: Manifest;
  copied: number;
  copiedBytes: number;
  healed: number;
  unhealed: number;
}

/** Writes one consistent point of the database, and new files. */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { database, place, held, sealing, clock, version, withSizes } = parts;
  const madeAt = clock.now();
  const id = backupId(madeAt);
  const rows = await readAtOnePoint(database, (connection) => writeRows(connection, id, parts));
  const files = await copyFiles(id, parts);
  const overdue = new Date(madeAt.getTime() - arrivesWithin).toISOString();
  const missing = rows.named.filter(({ name, createdAt }) => createdAt < overdue && !files.names.has(name));
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    version,
    encrypted: sealing.suffix !== "",
    ...(sealing.recipient !== null && { recipient: sealing.recipient }),
    withSizes,
    migrations: rows.migrations,
    namesEmptyTables: true,
    tables: rows.tables,
    files: { count: files.names.size, bytes: files.bytes, missing: missing.length, parts: files.parts },
  };
  if (sealing.placeKey !== undefined)
    await place.write(partName(id, keyFile), sealing.placeKey, "application/octet-stream");
  await held?.mustHold();
  await writeManifest(place, id, manifest);
  const { copied, copiedBytes, healed, unhealed } = files;
  return { id, manifest, copied, copiedBytes, healed, unhealed };
}

async function writeRows(connection: Kysely<Database>, id: string, parts: BackupParts) {
  const { database, place, sealing, authSecret } = parts;
  const migrations = await connection
    .withTables<{ migrations: { number: number; name: string } }>()
    .selectFrom("migrations")
    .select("name")
    .orderBy("number")
    .execute();
  const tables: Manifest["tables"] = [];
  const named: { name: string; createdAt: string }[] = [];
  for (const name of portableTables) {
    // An older version has fewer tables.
    if (!(await hasTable(connection, database.engine, name))) continue;
    const writer = lineWriter(place, id, `rows-${name}`, sealing);
    for await (const rows of chunksOf(connection, database.engine, name)) {
      const fileOf = fileOfRow[name];
      if (fileOf)
        named.push(...rows.map((row) => ({ name: fileOf(row), createdAt: String(row.created_at) })));
      // SQLite's secret lies in a file of its own.
      await writer.write(
        name === "installation" ? rows.map((row) => ({ ...row, auth_secret: authSecret })) : rows,
      );
    }
    const { count, parts: written } = await writer.end();
    tables.push({ name, rows: count, parts: written });
  }
  return { migrations: migrations.map((migration) => migration.name), tables, named };
}

const fileOfRow: Partial<Record<(typeof portableTables)[number], (row: PortableRow) => string>> = {
  pictures: ({ object_name }) => String(object_name),
  enquiry_photographs: ({ id }) => photographFile(String(id)),
};

async function copyFiles(id: string, { files, place, sealing, withSizes }: BackupParts) {
  const there = await listKept(place, sealing.suffix);
  const damaged = await damagedAmong(place, there, sealing);
  await setDamagedAside(place, damaged);
  for (const name of damaged) there.delete(name);
  const kept = new Map([...there.values()].map((entry) => [entry.name, entry]));
  const writer = lineWriter(place, id, "files", sealing);
  const names = new Set<string>();
  let [bytes, copied, copiedBytes] = [0, 0, 0];

  let chunk: string[] = [];
  async function copyChunk(): Promise<void> {
    const entries = chunk.map((name) => kept.get(name)).filter((entry) => entry !== undefined);
    async function copy(name: string): Promise<NewFile | null> {
      const content = await files.read(name);
      // Removed since it was listed.
      if (content === null) return null;
      const entry = { name, bytes: content.length, sha256: sha256Of(content) };
      entries.push(entry);
      copied++;
      copiedBytes += content.length;
      return {
        name: keptName(entry, sealing.suffix),
        bytes: await sealing.seal(content),
        contentType: "application/octet-stream",
      };
    }
    await place.writeAll(chunk.filter((name) => !kept.has(name)).map((name) => () => copy(name)));
    chunk = [];
    for (const entry of entries) {
      names.add(entry.name);
      bytes += entry.bytes;
    }
    await writer.write(entries);
  }
  for await (const { name } of files.list("")) {
    if (!isBackedUp(name, withSizes)) continue;
    chunk.push(name);
    if (chunk.length >= namesPerChunk) await copyChunk();
  }
  await copyChunk();
  const { parts } = await writer.end();
  return { names, bytes, copied, copiedBytes, parts, ...(await forgetHealed(place)) };
}
