import type { Outbox, OutboxEntry } from "#domain/enquiries/outbox.ts";
import { minute } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mailer.ts";
import { refused } from "#platform/result.ts";
import { recordOutcome } from "../record-outcome.ts";

const concurrentMails = 3;
const renewClaimAfter = 2 * minute;

const failuresOfOneMail: ReadonlySet<MailFailure["kind"]> = new Set(["refused", "unknown"]);

type Enquiry = OutboxEntry["enquiry"];

export interface MailSending {
  outbox: Outbox;
  mailer: Mailer;
  compose(enquiry: Enquiry): Mail | Promise<Mail>;
  composeGathered(enquiries: readonly [Enquiry, ...Enquiry[]]): Mail | Promise<Mail>;
  log: Log;
}

/** Mails until the mail server fails or `isOver`. Rejects when the database fails. */
export async function sendDueMails(sending: MailSending, isOver: () => boolean = () => false): Promise<void> {
  let isServerDown = false;

  async function sendOneAfterAnother(): Promise<void> {
    while (!isServerDown && !isOver()) {
      const entry = await sending.outbox.claim();
      if (entry === null) return;
      const failure = await deliver(sending, [entry], isOver);
      isServerDown ||= failure !== null && !failuresOfOneMail.has(failure.kind);
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: concurrentMails }, sendOneAfterAnother));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  if (isServerDown || isOver()) return;
  const [first, ...others] = await sending.outbox.gather();
  if (first !== undefined) await deliver(sending, [first, ...others], isOver);
}

type Entries = readonly [OutboxEntry, ...OutboxEntry[]];

async function deliver(
  sending: MailSending,
  entries: Entries,
  isOver: () => boolean,
): Promise<MailFailure | null> {
  const { outbox, log } = sending;
  const renewAll = () => entries.forEach((entry) => void renewClaim(sending, entry));
  const renewal = setInterval(renewAll, renewClaimAfter);
  const outcome = await send(sending, entries).finally(() => clearInterval(renewal));
  for (const entry of entries) {
    const { id } = entry.enquiry;
    if (outcome.ok) {
      await recordOutcome(() => outbox.sent(entry), isOver);
      log.info({ enquiry: id }, "An enquiry was mailed.");
    } else {
      const { kind, detail } = outcome.refusal;
      log.warn({ enquiry: id, kind, detail }, "An enquiry could not be mailed; it will be tried again.");
      await recordOutcome(() => outbox.failed(entry, outcome.refusal), isOver);
    }
  }
  return outcome.ok ? null : outcome.refusal;
}

async function renewClaim({ outbox, log }: MailSending, entry: OutboxEntry): Promise<void> {
  try {
    await outbox.renew(entry);
  } catch (error) {
    log.error({ err: error, enquiry: entry.enquiry.id }, "The claim of a mail could not be renewed.");
  }
}

async function send({ mailer, compose, composeGathered, log }: MailSending, [first, ...others]: Entries) {
  try {
    const mail = others.length === 0 ? compose(first.enquiry) : composeGathered(enquiriesIn(first, others));
    return await mailer.send(await mail);
  } catch (error) {
    log.error({ err: error, enquiry: first.enquiry.id }, "The mail of an enquiry could not be made.");
    const detail = "the mail could not be made; the log has the cause";
    return refused<MailFailure>({ kind: "unknown", detail });
  }
}

function enquiriesIn(first: OutboxEntry, others: readonly OutboxEntry[]): [Enquiry, ...Enquiry[]] {
  return [first.enquiry, ...others.map(({ enquiry }) => enquiry)];
}
