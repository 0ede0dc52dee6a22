import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mailProblem } from "#app/admin/kit/page/mail-problem.ts";
import { enquiries } from "#content/en/admin/enquiries.ts";
import { createActivity } from "#domain/activity/activity.ts";
import { createBackupRuns } from "#domain/backup/backup.ts";
import { findMailTrouble } from "#domain/enquiries/inbox.ts";
import { checkStore, storeProblem } from "#domain/gallery/pictures/store-owner.ts";
import { createStoredMail, type MailRoute } from "#domain/mail/stored-mail.ts";
import { knownAuthSecret } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import type { Settings } from "#platform/config.ts";
import type { DatabaseToRead } from "#platform/database/open-to-read.ts";
import { isDiskFull } from "#platform/disk-space.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { backupProblem } from "./backup-problem.ts";
import { plainHttpProblem } from "./plain-http.ts";
import type { Trials } from "./readiness.ts";

/** Tries what the settings name; leaves nothing behind. */
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
  };
}

function backupStatus({ backupUrl }: Settings, database: DatabaseToRead) {
  return createBackupRuns({ database, clock: systemClock, isScheduled: backupUrl !== null }).status();
}

async function tryMail(route: MailRoute): Promise<string | null> {
  const outcome = await createSmtpMailer(route).check();
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

/** In which a server would make the folder that is not there. */
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
