import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { type DamagedFile, sentencesAbout } from "#domain/backup/backup-problems.ts";
import { setDamagedAside } from "#domain/backup/check-kept.ts";
import { checkRestored } from "#domain/backup/check-restored.ts";
import type { Restored } from "#domain/backup/restore-backup.ts";
import { readConfig, type Settings } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { startServer } from "#server/start/start-server.ts";
import { lockWhenFree } from "./lock-when-free.ts";
import { refusals, restoreInto } from "./restore-into.ts";

const healing =
  "The next backup copies it anew from the picture store, where that still has it: make one now by npm run backup.";

/** What is damaged is set aside, so that the next backup copies it anew. */
export async function verifyBackup({ backupKey }: Settings, address: string): Promise<string> {
  const place = openStoreAt(address);
  const id = (await listBackups(place)).at(-1);
  if (id === undefined) throw new Error(`There is no backup in ${withoutSecrets(address)}.`);
  const dataDir = await mkdtemp(join(tmpdir(), "rathkar-drill-"));
  try {
    const target = { databaseUrl: null, storageUrl: null, dataDir, authSecret: null };
    const restored = await restoreInto(target, { place, id, key: backupKey, withoutDamaged: true });
    if (!restored.ok) throw new Error(`The backup ${id} cannot be restored. ${refusals[restored.refusal]}`);
    const { manifest, sealing, damaged } = restored.value;
    if (damaged.length > 0) await quarantine(place, damaged);
    const problems = await examine(dataDir, { place, id, sealing, manifest });
    problems.push(...(await tryServer(dataDir)));
    const others = problems.filter((sentence) => !damaged.some(({ name }) => sentence.includes(name)));
    const sentences = [...sentencesAbout(damaged), ...(damaged.length > 0 ? [healing] : []), ...others];
    if (sentences.length > 0) throw new Error([`The backup ${id} is not whole:`, ...sentences].join("\n"));
    const { tables, files } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const photographs = tables.find(({ name }) => name === "enquiry_photographs")?.rows ?? 0;
    return `The backup ${id} is whole: ${rows} rows and ${files.count} files (${photographs} of them photographs of enquiries) were restored, and a server showed its gallery.`;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function quarantine(place: FileStore, damaged: readonly DamagedFile[]): Promise<void> {
  const held = await lockWhenFree(place);
  try {
    await setDamagedAside(
      place,
      damaged.filter(({ problem }) => problem === "damaged").map(({ keptName }) => keptName),
    );
  } finally {
    await held.release();
  }
}

interface Backup {
  place: FileStore;
  id: string;
  sealing: Restored["sealing"];
  manifest: Restored["manifest"];
}

async function examine(dataDir: string, backup: Backup): Promise<string[]> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  try {
    const problems = await checkRestored({
      ...backup,
      database,
      files: openFileStore({ url: null, dataDir }),
    });
    // The copy's server must not tell anybody anything.
    await database.db.deleteFrom("mail_settings").execute();
    await database.db.deleteFrom("push_devices").execute();
    return problems;
  } finally {
    await database.close();
  }
}

async function tryServer(dataDir: string): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" });
  const server = await startServer(config, silentLog);
  try {
    const site = `http://127.0.0.1:${server.port}`;
    const answer = await fetch(`${site}/gallery`);
    if (answer.status !== 200) return [`Its server answers ${answer.status} for the gallery.`];
    const [picture] = /\/gallery-images\/[^"\s]+\.(?:avif|webp|jpeg)/.exec(await answer.text()) ?? [];
    if (picture === undefined) return [];
    const shown = await fetch(site + picture);
    await shown.arrayBuffer();
    return shown.status === 200 ? [] : [`Its server answers ${shown.status} for the picture ${picture}.`];
  } finally {
    await server.stop();
  }
}
