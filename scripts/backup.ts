import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  listBackups,
  type Manifest,
  type ManifestProblem,
  readManifest,
} from "#domain/backup/backup-manifest.ts";
import { parseKeepRule } from "#domain/backup/keep-rule.ts";
import { type MadeBackup, makeBackup } from "#domain/backup/make-backup.ts";
import { sealingToWrite } from "#domain/backup/place-key.ts";
import type { HeldPlace } from "#domain/backup/place-lock.ts";
import type { Sealing } from "#domain/backup/sealing.ts";
import { thinOut } from "#domain/backup/thin-out.ts";
import { knownAuthSecret } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import { placeAddress, readSettings, type Settings } from "#platform/config.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { createLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { lockWhenFree } from "./backup/lock-when-free.ts";
import { runCommand } from "./run-command.ts";

const usage = `Backs up everything: database and pictures, while the server runs.

  npm run backup -- --to /mnt/backups            or s3://bucket/backups; without --to, BACKUP_URL
  npm run backup -- --keep 7d,4w,12m             then thins out the older ones; without --keep, BACKUP_KEEP
  npm run backup -- --with-sizes                 takes the encoded sizes along, too
  npm run backup -- --json                       says what was made as JSON
  npm run --silent backup -- download > backup.zip   everything as one archive
  npm run backup -- list                         what there is
  npm run backup -- verify                       restores the newest beside everything and tries it

BACKUP_PASSPHRASE, or BACKUP_RECIPIENT and BACKUP_IDENTITY, encrypt it.`;

const megabyte = 1_000_000;

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      keep: { type: "string" },
      "with-sizes": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const settings = readSettings(process.env);
  const address = values.to === undefined ? settings.backupUrl : placeAddress("--to", values.to);
  const [command = "make", ...others] = positionals;
  if (values.help || others.length > 0) return usage;
  if (command === "download") return download(settings);
  if (address === null) throw new Error(`Where to? Give --to or BACKUP_URL.\n\n${usage}`);
  if (command === "make") {
    const made = await make(settings, address, values.keep ?? settings.backupKeep, values["with-sizes"]);
    return values.json ? JSON.stringify({ id: made.id, ...made.files }) : made.sentences.join("\n");
  }
  if (command === "list") return list(address);
  if (command === "verify") return verify(settings, address);
  throw new Error(usage);
}

async function make(
  settings: Settings,
  address: string,
  keep: string,
  withSizes: boolean,
): Promise<{ id: string; files: { count: number; bytes: number; missing: number }; sentences: string[] }> {
  const rule = parseKeepRule(keep);
  if (rule === null) throw new Error(`"${keep}" is no rule such as 7d,4w,12m.`);
  const place = openStoreAt(address);
  const held = await lockWhenFree(place);
  try {
    const sealing = await sealingToWrite(place, settings.backupKey);
    const made = await backUp(settings, { place, held, sealing, withSizes });
    await held.mustHold();
    const { count, bytes, missing } = made.manifest.files;
    const sentences = said(settings, made, await thinOut(place, rule, sealing));
    return { id: made.id, files: { count, bytes, missing }, sentences };
  } finally {
    await held.release();
  }
}

function said(
  settings: Settings,
  made: MadeBackup,
  { backups, files }: { backups: number; files: number },
): string[] {
  const rows = made.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { missing, count, bytes } = made.manifest.files;
  return [
    `Backup ${made.id}: ${rows} rows, ${count} files (${inMegabytes(bytes)}), of these ${made.copied} new (${inMegabytes(made.copiedBytes)}).`,
    ...(missing > 0 ? [`${missing} pictures that the database names are not in the picture store.`] : []),
    ...(made.healed > 0
      ? [`${made.healed} files of earlier backups were damaged and have been copied anew.`]
      : []),
    ...(made.unhealed > 0
      ? [`${made.unhealed} files of earlier backups are damaged, and the picture store has them no more.`]
      : []),
    ...(backups > 0 ? [`Older ones given up: ${backups}, with ${files} files.`] : []),
    ...(settings.authSecret !== null ? ["AUTH_SECRET is not in it: keep it where it is safe."] : []),
  ];
}

interface Destination {
  place: FileStore;
  held: HeldPlace | null;
  sealing: Sealing;
  withSizes: boolean;
}

async function backUp(settings: Settings, to: Destination, isSecretTaken = true): Promise<MadeBackup> {
  const { databaseUrl, storageUrl, dataDir } = settings;
  const database = await openToRead({ url: databaseUrl, dataDir }, createLog("error"), {
    silence: 0,
    isOlderTaken: true,
  });
  if (database === null) throw new Error("There is no database yet, so there is nothing to back up.");
  try {
    return await makeBackup({
      database,
      files: openFileStore({ url: storageUrl, dataDir }),
      ...to,
      clock: systemClock,
      version: await programVersion(),
      authSecret: isSecretTaken ? await secretToTake(settings, database.db) : null,
    });
  } finally {
    await database.close();
  }
}

async function secretToTake(
  settings: Settings,
  db: Parameters<typeof knownAuthSecret>[1],
): Promise<string | null> {
  return settings.authSecret === null ? knownAuthSecret(settings, db) : null;
}

/** A place of backups with one in it; keys are included only where it is encrypted. */
async function download(settings: Settings): Promise<string> {
  const { createZipStore } = await import("#platform/storage/zip.ts");
  const archive = createZipStore();
  const writing = pipeline(archive.output, process.stdout);
  const sealing = await sealingToWrite(archive.files, settings.backupKey);
  const to = { place: archive.files, held: null, sealing, withSizes: false };
  await backUp(settings, to, sealing.recipient !== null);
  archive.end();
  await writing;
  return "";
}

/** The drill's server would take a hundred megabytes in every backup. */
async function verify(settings: Settings, address: string): Promise<string> {
  const { verifyBackup } = await import("./backup/verify.ts");
  return verifyBackup(settings, address);
}

async function list(address: string): Promise<string> {
  const place = openStoreAt(address);
  const lines: string[] = [];
  for (const id of await listBackups(place)) {
    const manifest = await readManifest(place, id);
    lines.push(`${id}  ${manifest.ok ? contents(manifest.value) : unreadable[manifest.refusal]}`);
  }
  return lines.length === 0 ? `There is no backup in ${withoutSecrets(address)}.` : lines.join("\n");
}

const unreadable: Record<ManifestProblem, string> = {
  "no backup": "has just been given up",
  "newer release": "was made by a newer release of the program",
  "damaged manifest": "cannot be read: its manifest is damaged",
};

function contents({ files, encrypted }: Manifest): string {
  return `${files.count} files, ${inMegabytes(files.bytes)}${encrypted ? ", encrypted" : ""}`;
}

async function programVersion(): Promise<string> {
  const file = join(import.meta.dirname, "..", "package.json");
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, "utf8"))).version;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

await runCommand(run);
