import type { Outbox, OutboxEntry } from "#domain/enquiries/outbox.ts";
import type { Log } from "#platform/log.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mailer.ts";
import { refused } from "#platform/result.ts";
import { recordOutcome } from "../record-outcome.ts";

const concurrentMails = 3;
/** Milliseconds. */
const renewClaimAfter = 2 * 60 * 1000;

/** After these the next mail may well go through. */
const failuresOfOneMail: ReadonlySet<MailFailure["kind"]> = new Set(["refused", "unknown"]);

export interface MailSending {
  outbox: Outbox;
  mailer: Mailer;
  compose(enquiry: OutboxEntry["enquiry"]): Mail | Promise<Mail>;
  log: Log;
}

/** Mails what is due until the mail server fails or `isOver`. Rejects when the database fails: claims lapse. */
export async function sendDueMails(sending: MailSending, isOver: () => boolean = () => false): Promise<void> {
  let isServerDown = false;

  async function sendOneAfterAnother(): Promise<void> {
    while (!isServerDown && !isOver()) {
      const entry = await sending.outbox.claim();
      if (entry === null) return;
      const failure = await deliver(sending, entry, isOver);
      isServerDown ||= failure !== null && !failuresOfOneMail.has(failure.kind);
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: concurrentMails }, sendOneAfterAnother));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function deliver(
  sending: MailSending,
  entry: OutboxEntry,
  isOver: () => boolean,
): Promise<MailFailure | null> {
  const { outbox, log } = sending;
  const { id } = entry.enquiry;
  const renewal = setInterval(() => void renewClaim(sending, entry), renewClaimAfter);
  const outcome = await send(sending, entry).finally(() => clearInterval(renewal));
  if (outcome.ok) {
    await recordOutcome(() => outbox.sent(entry), isOver);
    log.info({ enquiry: id }, "An enquiry was mailed.");
    return null;
  }
  const { kind, detail } = outcome.refusal;
  log.warn({ enquiry: id, kind, detail }, "An enquiry could not be mailed; it will be tried again.");
  await recordOutcome(() => outbox.failed(entry, outcome.refusal), isOver);
  return outcome.refusal;
}

async function renewClaim({ outbox, log }: MailSending, entry: OutboxEntry): Promise<void> {
  try {
    await outbox.renew(entry);
  } catch (error) {
    log.error({ err: error, enquiry: entry.enquiry.id }, "The claim of a mail could not be renewed.");
  }
}

async function send({ mailer, compose, log }: MailSending, { enquiry }: OutboxEntry) {
  try {
    return await mailer.send(await compose(enquiry));
  } catch (error) {
    log.error({ err: error, enquiry: enquiry.id }, "The mail of an enquiry could not be made.");
    const detail = "the mail could not be made; the log has the cause";
    return refused<MailFailure>({ kind: "unknown", detail });
  }
}
