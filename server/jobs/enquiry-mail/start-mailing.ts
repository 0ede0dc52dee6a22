import { isEmailAddress } from "#domain/enquiries/enquiry-rules.ts";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailWorker, startMailWorker, warnOfUnmailedEnquiries } from "./mail-worker.ts";

interface MailingParts {
  outbox: Outbox;
  facts: Facts;
  log: Log;
}

/** Mails the outbox, or where no mail is configured warns that it waits. */
export function startMailing(config: Config, { outbox, facts, log }: MailingParts): MailWorker {
  const mailer = openMailer(config);
  if (mailer === null) return warnOfUnmailedEnquiries(outbox, log);
  const owner = { language: config.ownerLanguage, publicUrl: config.publicUrl };
  return startMailWorker({
    outbox,
    mailer,
    log,
    async compose(enquiry) {
      const { business } = await facts.current();
      return composeMail(enquiry, { ...owner, business });
    },
  });
}

/** Null where no mail server or no mailbox is configured. */
export function openMailer({
  smtpUrl,
  enquiryEmail,
}: Pick<Config, "smtpUrl" | "enquiryEmail">): Mailer | null {
  if (smtpUrl === null || enquiryEmail === null) return null;
  // Most servers take mail only from the account that signed in.
  const user = decoded(new URL(smtpUrl).username);
  const address = isEmailAddress(user) ? user : enquiryEmail;
  return createSmtpMailer({ url: smtpUrl, from: address, to: enquiryEmail });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
