import { parseArgs } from "node:util";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { DamagedBackup, DamagedFiles, sentencesAbout } from "#domain/backup/backup-problems.ts";
import type { Restored } from "#domain/backup/restore-backup.ts";
import { placeAddress, readSettings } from "#platform/config.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { refusals, restoreInto } from "./backup/restore-into.ts";
import { runCommand } from "./run-command.ts";

const usage = `Restores a backup into the empty database and picture store that DATABASE_URL, STORAGE_URL and DATA_DIR name.

  npm run restore -- --from /mnt/backups                                     or s3://bucket/backups; the newest
  npm run restore -- --from /mnt/backups --backup 2026-11-22T22-30-00-000Z   another one
  npm run restore -- --from /mnt/backups --without-damaged                   all but the files that are damaged there

All sessions end. Cut off, the same command goes on.`;

async function run(): Promise<string> {
  process.umask(0o077);
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      backup: { type: "string" },
      "without-damaged": { type: "boolean", default: false },
    },
  });
  const settings = readSettings(process.env);
  const address = values.from === undefined ? settings.backupUrl : placeAddress("--from", values.from);
  if (address === null) throw new Error(usage);
  const place = openStoreAt(address);
  const id = values.backup ?? (await listBackups(place)).at(-1);
  if (id === undefined) throw new Error(`There is no backup in ${withoutSecrets(address)}.`);
  const from = { place, id, key: settings.backupKey, withoutDamaged: values["without-damaged"] };
  const restored = await restoreInto(settings, from).catch((error: unknown) => {
    throw error instanceof DamagedBackup ? new Error(`${error.message}\n${wayOut(error)}`) : error;
  });
  if (!restored.ok) throw new Error(refusals[restored.refusal]);
  return said(id, restored.value);
}

function wayOut(error: DamagedBackup): string {
  const other = "restore another backup with --backup";
  return error instanceof DamagedFiles
    ? `All else can be restored: say the same with --without-damaged. Or ${other}.`
    : `It cannot be restored without that: ${other}.`;
}

function said(id: string, { manifest, heldMails, hasAuthSecret, damaged }: Restored): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files.count - damaged.length;
  return [
    `Restored ${id}: ${rows} rows, ${files} files. Everybody has to sign in again.`,
    ...(damaged.length > 0 ? ["Left out:", ...sentencesAbout(damaged)] : []),
    ...(heldMails > 0
      ? [`${heldMails} mails may have gone out since the backup; the back office can send them again.`]
      : []),
    ...(hasAuthSecret
      ? []
      : [
          "AUTH_SECRET is not in the backup. Set the one of before; without it type the password of the mail server again, and switch two-step sign-in off by admin:second-factor-off.",
        ]),
  ].join("\n");
}

await runCommand(run);
