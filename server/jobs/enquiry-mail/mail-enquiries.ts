import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { Log } from "#platform/log.ts";
import { type MailRoundParts, mailWhatIsDue } from "./mail-round.ts";

/** Also finds what another server, a crash or a pause has left. */
const pollEvery = 30_000;

/** Time for a mail under way when the server stops, in milliseconds. */
const stopTimeout = 5_000;

/** Something that works beside the requests until it is stopped. */
export interface MailWorker {
  /** Begins nothing new, gives the mail under way five seconds and cuts it off then. */
  stop(): Promise<void>;
}

/** Mails enquiries as soon as they are stored, and what is due again every half minute. */
export function mailEnquiries(parts: MailRoundParts): MailWorker {
  const { outbox, mailer, log } = parts;
  let isStopped = false;
  let isWanted = false;
  let round: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await mailWhatIsDue(parts, () => isStopped);
      } catch (error) {
        log.error({ err: error }, "A round of mailing enquiries failed.");
      }
    }
    round = null;
  }
  function wake(): void {
    isWanted = true;
    round ??= work();
  }

  const ignoreOrders = outbox.onQueued(wake);
  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();

  return {
    async stop() {
      isStopped = true;
      ignoreOrders();
      clearInterval(timer);
      const cutOff = setTimeout(() => mailer.close(), stopTimeout);
      await round;
      clearTimeout(cutOff);
      mailer.close();
    },
  };
}

/** Where no mail is set up: says once that enquiries wait, as soon as one does. */
export function sayThatEnquiriesWait(outbox: Outbox, log: Log): MailWorker {
  let isSaid = false;
  async function say(): Promise<void> {
    try {
      if (isSaid || (await outbox.waiting()) === 0) return;
      if (!isSaid) log.warn("Enquiries wait in the back office unmailed: set SMTP_URL and ENQUIRY_EMAIL.");
      isSaid = true;
    } catch (error) {
      log.error({ err: error }, "The waiting enquiries could not be counted.");
    }
  }
  const ignoreOrders = outbox.onQueued(() => void say());
  const saying = say();
  return {
    stop() {
      ignoreOrders();
      return saying;
    },
  };
}
