import { parseArgs } from "node:util";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import type { RestoreRefusal } from "#domain/backup/restore-backup.ts";
import { readSettings } from "#platform/config.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { restoreInto } from "./backup/restore-into.ts";
import { runCommand } from "./run-command.ts";

const usage = `Restores a backup into the empty database and picture store that DATABASE_URL, STORAGE_URL and DATA_DIR name.

  npm run restore -- --from /mnt/backups                                     or s3://bucket/backups; the newest
  npm run restore -- --from /mnt/backups --backup 2026-11-22T22-30-00-000Z   another one

All sessions end. Cut off, the same command goes on.`;

const refusals: Record<RestoreRefusal, string> = {
  "no backup": "There is no such whole backup. `npm run backup -- list --to …` shows what there is.",
  "newer version": "The backup was made by a newer version of the program. Restore it with that one.",
  "database not empty": "The database is not empty. Nothing was changed: give an empty one.",
  "store not empty": "The picture store is not empty. Nothing was changed: give an empty one.",
};

async function run(): Promise<string> {
  process.umask(0o077);
  const { values } = parseArgs({ options: { from: { type: "string" }, backup: { type: "string" } } });
  const settings = readSettings(process.env);
  const address = values.from ?? settings.backupUrl;
  if (address === null) throw new Error(usage);
  const place = openStoreAt(address);
  const id = values.backup ?? (await listBackups(place)).at(-1);
  if (id === undefined) throw new Error(`There is no backup in ${address}.`);
  const restored = await restoreInto(settings, { place, id, key: settings.backupKey });
  if (!restored.ok) throw new Error(refusals[restored.refusal]);
  const { manifest, heldMails } = restored.value;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored ${id}: ${rows} rows, ${manifest.files.count} files. Everybody has to sign in again.`,
    ...(heldMails > 0
      ? [`${heldMails} mails may have gone out since the backup; the back office can send them again.`]
      : []),
  ].join("\n");
}

await runCommand(run);
