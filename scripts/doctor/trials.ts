import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mailProblem } from "#app/admin/kit/page/mail-problem.ts";
import { enquiries } from "#content/en/admin/enquiries.ts";
import { createActivity } from "#domain/activity/activity.ts";
import { type BackupStatus, createBackupRuns } from "#domain/backup/backup.ts";
import { listBackups, timeOf } from "#domain/backup/backup-manifest.ts";
import { findMailTrouble } from "#domain/enquiries/inbox.ts";
import { checkStore, storeProblem } from "#domain/gallery/pictures/store-owner.ts";
import { createStoredMail, type MailRoute } from "#domain/mail/stored-mail.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { knownAuthSecret } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import type { Settings } from "#platform/config.ts";
import type { DatabaseToRead } from "#platform/database/open-to-read.ts";
import { isDiskFull } from "#platform/disk-space.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { unnamedProxy } from "#platform/unnamed-proxy.ts";
import type { Trials } from "./readiness.ts";

export async function tryEverything(settings: Settings, database: DatabaseToRead): Promise<Trials> {
  const { db } = database;
  const { dataDir, publicUrl } = settings;
  const trouble = await findMailTrouble(db, systemClock.now());
  const secret = (await knownAuthSecret(settings, db)) ?? "";
  const mail = createStoredMail({ db, secret, environment: settings });
  const route = await mail.route();
  return {
    isMailSetUp: route !== null,
    isMailPasswordLost: (await mail.shown()).password === "unreadable",
    mailProblem: route === null ? null : await tryMail(route),
    folderProblem: await tryFolder(nearestThere(dataDir)),
    isDiskFull: await isDiskFull(nearestThere(dataDir)),
    storeProblem: await tryStore(settings, db),
    backupProblem: backupProblem(
      await backupStatus(settings, database),
      systemClock.now(),
      await createActivity({ database, clock: systemClock }).lastTime("backup downloaded"),
    ),
    mailTrouble: trouble && { ...trouble, problem: mailProblem(enquiries.mail, trouble.problem) },
    folderMode: existsSync(dataDir) ? (await stat(dataDir)).mode : null,
    plainHttpProblem: await tryPlainHttp(publicUrl),
    unnamedProxy: await unnamedProxy(dataDir),
  };
}

async function backupStatus({ backupUrl }: Settings, database: DatabaseToRead): Promise<BackupStatus | null> {
  const runs = createBackupRuns({ database, clock: systemClock, isScheduled: backupUrl !== null });
  const status = await runs.status();
  if (backupUrl === null || status === null || status.backup !== null) return status;
  return { ...status, backup: await newestIn(backupUrl) };
}

/** Those that the command made are noted nowhere else. */
async function newestIn(place: string): Promise<BackupStatus["backup"]> {
  const id = (await listBackups(openStoreAt(place)).catch(() => [])).at(-1);
  return id === undefined ? null : { endedAt: timeOf(id).toISOString(), megabytes: null };
}

async function tryMail(route: MailRoute): Promise<string | null> {
  const outcome = await createMailer(route).check();
  return outcome.ok ? null : mailProblem(enquiries.mail, outcome.refusal);
}

async function tryStore({ storageUrl, dataDir }: Settings, db: DatabaseToRead["db"]): Promise<string | null> {
  if (storageUrl === null && !existsSync(join(dataDir, "gallery-images"))) return null;
  try {
    return storeProblem(await checkStore({ db, files: openFileStore({ url: storageUrl, dataDir }) }));
  } catch (error) {
    const whatToDo =
      storageUrl === null
        ? "Let the account of the server read DATA_DIR."
        : "See that STORAGE_URL names the bucket, its region and its endpoint, and that the keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY may read it.";
    return `The picture store cannot be read: ${reasonOf(error).replace(/\.?$/, ".")} ${whatToDo}`;
  }
}

function nearestThere(folder: string): string {
  return existsSync(folder) ? folder : nearestThere(dirname(folder));
}

async function tryFolder(folder: string): Promise<string | null> {
  const file = join(folder, `doctor-${randomUUID()}`);
  try {
    await writeFile(file, "");
    await rm(file);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

async function tryPlainHttp(publicUrl: string): Promise<string | null> {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" ? plainHttpProblem(`http://${hostname}/`) : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const timeoutMilliseconds = 10_000;

/** It must lead to https at the same host. */
export async function plainHttpProblem(plainUrl: string): Promise<string | null> {
  const init: RequestInit = { redirect: "manual", signal: AbortSignal.timeout(timeoutMilliseconds) };
  const answer = await fetch(plainUrl, init).catch(() => null);
  if (answer === null) return null;
  await answer.body?.cancel();
  const target = URL.parse(answer.headers.get("Location") ?? "", plainUrl);
  const isLed = [301, 308].includes(answer.status) && target?.protocol === "https:";
  if (isLed && target.hostname === new URL(plainUrl).hostname) return null;
  return `${plainUrl} answers ${answer.status} without TLS; let the proxy redirect it to https (301 or 308).`;
}

/** Hours; the schedule's own gaps are a day at most. */
const oldFrom = 48;

/** Without a status nobody makes backups. */
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
  if (backup === null) return "none is made yet: make the first by npm run backup.";
  const hours = Math.floor((now.getTime() - Date.parse(backup.endedAt)) / 3_600_000);
  if (hours < oldFrom) return null;
  return `the newest is ${Math.floor(hours / 24)} days old: see that the server runs with BACKUP_URL and BACKUP_AT.`;
}
