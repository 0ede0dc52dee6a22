import { facts as en } from "#content/en/admin/facts.ts";
import { facts as hi } from "#content/hi/admin/facts.ts";
import { facts as mr } from "#content/mr/admin/facts.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";
import { tellOfCertificate } from "#domain/facts/certificate-notices.ts";
import type { FactWarning } from "#domain/facts/fact-warnings.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { type Letter, mailOwner, type OwnerMailParts } from "./owner-mail.ts";
import type { Sweep } from "./sweep-daily.ts";

const words: Record<MailRoute["language"], AdminText["facts"]> = { en, hi, mr };

interface Parts extends OwnerMailParts {
  database: Pick<OpenDatabase, "db">;
  clock: Clock;
}

/** Mails once, and only while mail is set up. */
export function certificateMail(parts: Parts): Sweep {
  return {
    run: () =>
      tellOfCertificate(parts, (ending) => mailOwner(parts, (language) => letterOf(ending, language))),
    done: "The owner was mailed that the certificate ends.",
  };
}

function letterOf({ kind, values }: FactWarning, language: MailRoute["language"]): Letter {
  const { warnings, certificateMail: text } = words[language];
  return {
    id: `certificate-${values.day}`,
    subject: fillPlaceholders(text.subject, values),
    paragraphs: [fillPlaceholders(warnings[kind], values), text.hint],
    action: text.action,
    path: "/admin/facts",
  };
}
