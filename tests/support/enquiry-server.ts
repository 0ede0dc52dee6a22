import type { Kysely } from "kysely";
import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import type { Clock } from "#platform/clock.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { silentLog } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { composeGatheredMail, composeMail, type Owner } from "#server/jobs/enquiry-mail/compose-mail.ts";
import { type MailSending, sendDueMails } from "#server/jobs/enquiry-mail/send-due-mails.ts";
import { photographsIn } from "./enquiry-photographs.ts";
import type { TakenMail } from "./mail-server.ts";
import type { DatabaseConfig } from "./postgres-database.ts";
import { business } from "./sample-business.ts";

export interface EnquiryServer {
  enquiries: Enquiries;
  outbox: Outbox;
  isAlive(): boolean;
  mail(): Promise<void>;
  /**
   * Ends at once, as a killed process does: its connections to database and mail server are gone between two
   * statements, a transaction under way is rolled back, nothing of it can have an effect any more. Answers the ids
   * of the enquiries whose mail was in its hands.
   */
  crash(): Promise<string[]>;
  crashOnceTaken(whenCrashed: (inHands: string[]) => void): void;
  close(): Promise<void>;
}

export async function openEnquiryServer(parts: {
  database: DatabaseConfig;
  clock: Clock;
  mailUrl: string;
  /** How long a mail may take, in milliseconds; asked for each mail. */
  timeout(): number;
  turns: TakingTurns;
}): Promise<EnquiryServer> {
  const { clock, mailUrl } = parts;
  const opened = await openDatabase(parts.database, silentLog);
  const database = { ...opened, db: withTurns(opened.db, parts.turns) };
  const outbox = createOutbox({ database, clock, mostAlone: Number.POSITIVE_INFINITY });
  const secret = "a secret of more than thirty-two characters";
  const enquiries = createEnquiries({
    database,
    outbox,
    clock,
    secret,
    months: 13,
    isMailed: async () => true,
    photographs: photographsIn(parts.database.dataDir, { database, clock }),
  });
  const inHands = new Set<string>();
  const mailers = new Set<Mailer>();
  let isAlive = true;
  let onceTaken: ((inHands: string[]) => void) | null = null;

  async function crash(): Promise<string[]> {
    isAlive = false;
    await closeAtOnce(opened);
    for (const mailer of mailers) mailer.close();
    return [...inHands];
  }

  /** A mailer for each mail, so that each has the timeout of its moment. */
  const mailer: Mailer = {
    async send(mail) {
      const id = idIn(mail.messageId);
      const real = openMailer(mailUrl, parts.timeout());
      mailers.add(real);
      inHands.add(id);
      const outcome = await real.send(mail);
      mailers.delete(real);
      if (outcome.ok && isAlive && onceTaken !== null) onceTaken(await crash());
      return outcome;
    },
    check: () => openMailer(mailUrl, parts.timeout()).check(),
    close: () => undefined,
  };
  const watched: Outbox = {
    ...outbox,
    async sent(order) {
      await outbox.sent(order);
      inHands.delete(order.enquiry.id);
    },
    async failed(order, failure) {
      await outbox.failed(order, failure);
      inHands.delete(order.enquiry.id);
    },
  };

  return {
    enquiries,
    outbox,
    isAlive: () => isAlive,
    crash,
    crashOnceTaken(whenCrashed) {
      onceTaken = whenCrashed;
    },
    mail: () => sendDueMails({ outbox: watched, mailer, ...composing, log: silentLog }, () => !isAlive),
    async close() {
      isAlive = false;
      await opened.close();
    },
  };
}

export type TakingTurns = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function takingTurns(): TakingTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * SQLite lets one writer in after the other, and our driver waits for its turn without letting anything else
 * happen. In one process it would wait for ever for the other server: here they wait before they begin.
 */
function withTurns(db: Kysely<Database>, turns: TakingTurns): Kysely<Database> {
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction") {
        const execute: ReturnType<typeof target.transaction>["execute"] = (work) =>
          turns(() => target.transaction().execute(work));
        return () => ({ execute });
      }
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

export function idIn(messageId: string): string {
  return /enquiry-([0-9a-f-]{36})@/.exec(messageId)?.[1] ?? "";
}

export function idsIn({ messageId, source }: Pick<TakenMail, "messageId" | "source">): string[] {
  const id = idIn(messageId);
  if (id !== "") return [id];
  // Long lines are broken on their way (RFC 2045).
  const links = source.replace(/=\r?\n/g, "").matchAll(/admin\/enquiries\/([0-9a-f-]{36})/g);
  return [...new Set([...links].map(([, linked = ""]) => linked))];
}

const owner: Owner = { language: "en", publicUrl: "https://rathkar.example", business };

export const composing: Pick<MailSending, "compose" | "composeGathered"> = {
  compose: (enquiry) => composeMail(enquiry, owner),
  composeGathered: (enquiries) => composeGatheredMail(enquiries, owner),
};

function openMailer(url: string, timeout: number): Mailer {
  const from = "site@rathkar.example";
  return createSmtpMailer({ url, from, to: "owner@rathkar.example", timeout });
}

/** Kysely closes the file without waiting for the statements under way; those fail from then on. */
async function closeAtOnce(database: OpenDatabase): Promise<void> {
  await database.db.destroy();
}
