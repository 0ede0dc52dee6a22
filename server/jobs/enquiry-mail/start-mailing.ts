import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailWorker, mailEnquiries, sayThatEnquiriesWait } from "./mail-enquiries.ts";
import { openMailer } from "./open-mailer.ts";

/** Starts mailing what the outbox holds, or where no mail is configured says that it waits. */
export function startMailing(config: Config, outbox: Outbox, log: Log): MailWorker {
  const mailer = openMailer(config);
  if (mailer === null) return sayThatEnquiriesWait(outbox, log);
  const owner = { language: config.ownerLanguage, publicUrl: config.publicUrl };
  return mailEnquiries({ outbox, mailer, log, compose: (enquiry) => composeMail(enquiry, owner) });
}
