import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { MailSettings } from "#domain/mail/mail-settings.ts";
import type { Log } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import { composeGatheredMail } from "./compose-gathered-mail.ts";
import { composeMail } from "./compose-mail.ts";
import { type MailWorker, startMailWorker } from "./mail-worker.ts";

interface MailingParts {
  outbox: Outbox;
  facts: Facts;
  mail: Pick<MailSettings, "route">;
  publicUrl: string;
  log: Log;
}

/** Mails the outbox by what is set up at the moment. */
export function startMailing({ outbox, facts, mail, publicUrl, log }: MailingParts): MailWorker {
  return startMailWorker({
    outbox,
    log,
    async open() {
      const route = await mail.route();
      if (route === null) return null;
      const owner = async () => {
        const { business } = await facts.current();
        return { language: route.language, publicUrl, business };
      };
      return {
        mailer: createSmtpMailer(route),
        compose: async (enquiry) => composeMail(enquiry, await owner()),
        composeGathered: async (enquiries) => composeGatheredMail(enquiries, await owner()),
      };
    },
  });
}
