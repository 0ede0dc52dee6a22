import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Log } from "#platform/log.ts";
import { type MailSending, sendDueMails } from "./send-due-mails.ts";

const pollMilliseconds = 30_000;

const stopTimeoutMilliseconds = 5_000;

export interface MailWorker {
  stop(): Promise<void>;
}

/** Mails enquiries when they are stored and what is due every half minute; `stop` waits five seconds for a mail. */
export function startMailWorker(sending: MailSending): MailWorker {
  const { outbox, mailer, log } = sending;
  let isStopped = false;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await sendDueMails(sending, () => isStopped);
      } catch (error) {
        log.error({ err: error }, "A round of mailing enquiries failed.");
      }
    }
    working = null;
  }
  function wake(): void {
    isWanted = true;
    working ??= work();
  }

  const unsubscribe = outbox.onQueued(wake);
  const timer = setInterval(wake, pollMilliseconds).unref();
  wake();

  return {
    async stop() {
      isStopped = true;
      unsubscribe();
      clearInterval(timer);
      const cutOff = setTimeout(() => mailer.close(), stopTimeoutMilliseconds);
      await working;
      clearTimeout(cutOff);
      mailer.close();
    },
  };
}

/** Warns once, as soon as an enquiry waits. */
export function warnOfUnmailedEnquiries(outbox: Outbox, log: Log): MailWorker {
  let hasWarned = false;
  async function warn(): Promise<void> {
    try {
      const waiting = await outbox.waiting();
      if (hasWarned || waiting === 0) return;
      log.warn("Enquiries wait in the back office unmailed: set SMTP_URL and ENQUIRY_EMAIL.");
      hasWarned = true;
    } catch (error) {
      log.error({ err: error }, "The waiting enquiries could not be counted.");
    }
  }
  const unsubscribe = outbox.onQueued(() => void warn());
  const warning = warn();
  return {
    stop() {
      unsubscribe();
      return warning;
    },
  };
}
