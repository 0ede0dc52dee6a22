import type { BackupStatus } from "#domain/backup/backup.ts";
import { indianDay } from "#domain/values/indian-day.ts";

/** Hours; the schedule's own gaps are a day at most, or somebody chose them. */
const oldFrom = 48;

/** What to do about the backups; null where they are made and tried. Without a status nobody makes them. */
export function backupProblem(
  status: BackupStatus | null,
  now: Date,
  downloadedAt: string | null,
): string | null {
  if (status === null) {
    const download =
      downloadedAt === null
        ? "Nobody has downloaded one either"
        : `The last download is of ${indianDay(new Date(downloadedAt))}`;
    return `is made by nobody: set BACKUP_URL to a folder on another disk, or to s3://bucket/backups. ${download}; the owner can, under Account Settings.`;
  }
  const { backup, problem } = status;
  if (problem !== null) {
    const what = problem.kind === "backup" ? "the newest one" : "restoring the newest one for a trial";
    return `${what} failed: ${problem.sentence} Mend that, then try it by npm run backup -- verify.`;
  }
  if (backup === null) return "none is made yet: make the first by npm run backup -- --to its place.";
  const hours = Math.floor((now.getTime() - Date.parse(backup.endedAt)) / 3_600_000);
  if (hours < oldFrom) return null;
  return `the newest is ${Math.floor(hours / 24)} days old: see that the server runs with BACKUP_URL and BACKUP_AT.`;
}
