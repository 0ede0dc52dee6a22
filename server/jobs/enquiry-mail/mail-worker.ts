import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { MailSettings } from "#domain/mail/mail-settings.ts";
import type { Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import { startPoller } from "../poller.ts";
import { composeGatheredMail, composeMail } from "./compose-mail.ts";
import { type MailSending, sendDueMails } from "./send-due-mails.ts";

interface MailingParts {
  outbox: Outbox;
  facts: Facts;
  mail: Pick<MailSettings, "route">;
  publicUrl: string;
  log: Log;
}

/** Mails by the settings of the moment. */
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
        mailer: createMailer(route),
        compose: async (enquiry) => composeMail(enquiry, await owner()),
        composeGathered: async (enquiries) => composeGatheredMail(enquiries, await owner()),
      };
    },
  });
}

const stopTimeoutMilliseconds = 5_000;

interface Mailing extends Pick<MailSending, "outbox" | "log"> {
  open(): Promise<Pick<MailSending, "mailer" | "compose" | "composeGathered"> | null>;
}

export interface MailWorker {
  stop(): Promise<void>;
}

/** Works at once and every half minute; `stop` waits five seconds. */
export function startMailWorker({ outbox, log, open }: Mailing): MailWorker {
  let hasWarned = false;
  let close: () => void = () => {};

  async function sendOneRound(isStopped: () => boolean): Promise<void> {
    const opened = await open();
    if (opened === null) return warnOnce();
    hasWarned = false;
    close = () => opened.mailer.close();
    await sendDueMails({ outbox, log, ...opened }, isStopped);
  }

  async function warnOnce(): Promise<void> {
    if (hasWarned || (await outbox.waiting()) === 0) return;
    log.warn(
      "Enquiries wait in the back office unmailed: set mail up there, or by SMTP_URL and ENQUIRY_EMAIL.",
    );
    hasWarned = true;
  }

  const poller = startPoller({
    round: sendOneRound,
    onWanted: outbox.onQueued,
    log,
    failure: "A round of mailing enquiries failed.",
  });

  return {
    async stop() {
      const cutOff = setTimeout(() => close(), stopTimeoutMilliseconds);
      await poller.stop();
      clearTimeout(cutOff);
    },
  };
}
