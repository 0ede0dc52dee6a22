import { today as en } from "#content/en/admin/today.ts";
import { today as hi } from "#content/hi/admin/today.ts";
import { today as mr } from "#content/mr/admin/today.ts";
import type { AdminText } from "#content/texts.ts";
import type { BackupKind } from "#domain/backup/backup.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import type { Clock } from "#platform/clock.ts";
import { type Letter, mailOwner, type OwnerMailParts } from "../owner-mail.ts";

const path = "/admin/today";
const words: Record<MailRoute["language"], AdminText["today"]> = { en, hi, mr };

/** Mails the owner what failed. */
export async function reportFailedBackup(
  parts: OwnerMailParts & { clock: Clock },
  kind: BackupKind,
  problem: string,
): Promise<void> {
  const day = indianDay(parts.clock.now());
  await mailOwner(parts, (language) => backupLetter(kind, problem, day, language));
}

/** The problem is in English, for the server's keeper. */
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
