import { today as en } from "#content/en/admin/today.ts";
import { today as hi } from "#content/hi/admin/today.ts";
import { defaultLanguage } from "#content/languages.ts";
import { today as mr } from "#content/mr/admin/today.ts";
import type { AdminText } from "#content/texts.ts";
import type { BackupKind } from "#domain/backup/backup-runs.ts";
import { indianDay } from "#domain/facts/business.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import type { NotifiedDevices } from "#domain/push/notified-devices.ts";
import type { Clock } from "#platform/clock.ts";
import type { PushSender } from "#platform/push/push-sender.ts";
import { type Letter, mailOwner, type OwnerMailParts } from "../owner-mail.ts";
import { pushMessage } from "../push/compose-push.ts";

const path = "/admin/today";
const words: Record<MailRoute["language"], AdminText["today"]> = { en, hi, mr };

interface Parts extends OwnerMailParts {
  devices: NotifiedDevices;
  sender: PushSender;
  clock: Clock;
}

/** Mails the owner what failed, and tells his devices; once each, as it stands in the back office, too. */
export async function reportFailedBackup(parts: Parts, kind: BackupKind, problem: string): Promise<void> {
  const day = indianDay(parts.clock.now());
  await Promise.all([
    mailOwner(parts, (language) => backupLetter(kind, problem, day, language)),
    pushToDevices(parts, kind),
  ]);
}

async function pushToDevices({ devices, sender, log }: Parts, kind: BackupKind): Promise<void> {
  for (const device of await devices.all()) {
    const language = device.language ?? defaultLanguage;
    const { failed, read } = words[language].backup;
    const notice = { title: failed[kind], body: read, url: path, tag: `${kind}-failed`, language };
    const outcome = await sender.send(device, pushMessage(notice));
    if (!outcome.ok)
      log.warn({ device: device.id, ...outcome.refusal }, "A device could not be told of a backup.");
    await devices.note(device.id, outcome);
  }
}

/** What the owner is mailed about a backup or a drill that failed; the problem is in English, for who looks after the server. */
export function backupLetter(
  kind: BackupKind,
  problem: string,
  day: string,
  language: MailRoute["language"],
): Letter {
  const text = words[language].backup;
  return {
    id: `${kind}-${day}`,
    subject: text.failed[kind],
    paragraphs: [text.failed[kind], text.hint, problem],
    action: text.action,
    path,
  };
}
