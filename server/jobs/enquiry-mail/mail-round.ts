import type { Outbox, OutboxEntry } from "#domain/enquiries/outbox.ts";
import type { Log } from "#platform/log.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mailer.ts";
import { refused } from "#platform/result.ts";

/** Mails under way at a time. */
const lanes = 3;

/** After these the next mail may well go through. */
const ofOneMail: ReadonlySet<MailFailure["kind"]> = new Set(["refused", "unknown"]);

/** What is needed to mail what waits. */
export interface MailRoundParts {
  outbox: Outbox;
  mailer: Mailer;
  compose(enquiry: OutboxEntry["enquiry"]): Mail;
  log: Log;
}

/**
 * Mails everything that is due, until nothing is or the mail server fails. `isOver` ends it between two mails.
 * Rejects when the database fails; what was claimed is then due again when its claim lapses.
 */
export async function mailWhatIsDue(
  parts: MailRoundParts,
  isOver: () => boolean = () => false,
): Promise<void> {
  let isServerDown = false;

  async function lane(): Promise<void> {
    while (!isServerDown && !isOver()) {
      const order = await parts.outbox.claim();
      if (order === null) return;
      const failure = await deliver(parts, order);
      isServerDown ||= failure !== null && !ofOneMail.has(failure.kind);
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function deliver(parts: MailRoundParts, order: OutboxEntry): Promise<MailFailure | null> {
  const { outbox, log } = parts;
  const { id } = order.enquiry;
  const outcome = await attempt(parts, order);
  if (outcome.ok) {
    await keep(() => outbox.sent(order));
    log.info({ enquiry: id }, "An enquiry was mailed.");
    return null;
  }
  const { kind, detail } = outcome.refusal;
  log.warn({ enquiry: id, kind, detail }, "An enquiry could not be mailed; it will be tried again.");
  await keep(() => outbox.failed(order, outcome.refusal));
  return outcome.refusal;
}

/** A mail that cannot even be written must not keep the others from going out. */
async function attempt({ mailer, compose, log }: MailRoundParts, { enquiry }: OutboxEntry) {
  try {
    return await mailer.send(compose(enquiry));
  } catch (error) {
    log.error({ err: error, enquiry: enquiry.id }, "The mail of an enquiry could not be made.");
    const detail = "the mail could not be made; the log has the cause";
    return refused<MailFailure>({ kind: "unknown", detail });
  }
}

/** Notes an outcome, patiently: what is forgotten here is mailed twice. */
async function keep(note: () => Promise<void>): Promise<void> {
  for (let pause = 100; ; pause *= 4) {
    try {
      return await note();
    } catch (error) {
      if (pause > 10_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
