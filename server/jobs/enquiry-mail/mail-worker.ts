import { startRounds } from "../rounds.ts";
import { type MailSending, sendDueMails } from "./send-due-mails.ts";

const stopTimeoutMilliseconds = 5_000;

export interface Mailing extends Pick<MailSending, "outbox" | "log"> {
  open(): Promise<Pick<MailSending, "mailer" | "compose" | "composeGathered"> | null>;
}

export interface MailWorker {
  stop(): Promise<void>;
}

/**
 * Mails enquiries when they are stored and what is due every half minute; `stop` waits five seconds for a
 * mail.
 */
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

  const rounds = startRounds({
    round: sendOneRound,
    onWanted: outbox.onQueued,
    log,
    failure: "A round of mailing enquiries failed.",
  });

  return {
    async stop() {
      const cutOff = setTimeout(() => close(), stopTimeoutMilliseconds);
      await rounds.stop();
      clearTimeout(cutOff);
    },
  };
}
