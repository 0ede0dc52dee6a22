import { createHash, randomUUID } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, EnquiriesTable } from "#platform/database/schema.ts";
import type { NewEnquiry } from "./enquiry.ts";
import { foldEmail, foldText, searchTextOf } from "./search-text.ts";
import type { SpamVerdict } from "./spam-signs.ts";

type Row = Insertable<EnquiriesTable>;

/** What is stored: `id` of the enquiry, also when it was there before. */
export interface Stored {
  id: string;
  isNew: boolean;
}

/** Shorter messages are alike by chance. */
const shortestTellingMessage = 60;

/** The row of an enquiry that came just now. */
export function rowOf(
  enquiry: NewEnquiry,
  submissionKey: string | null,
  verdict: SpamVerdict,
  clock: Clock,
): Row {
  const { name, email, phone, inquiry, message, service, language } = enquiry;
  const now = clock.now().toISOString();
  return {
    id: randomUUID(),
    submission_print: submissionHash(enquiry, submissionKey ?? now.slice(0, 10)),
    ...{ name, email, phone, inquiry, message, service, language },
    privacy_version: enquiry.privacyVersion,
    state: verdict.isSpam ? "spam" : "new",
    is_read: 0,
    note: "",
    note_version: 0,
    spamSigns: JSON.stringify(verdict.signs),
    folded_email: foldEmail(email),
    message_print: messageHash(message),
    search_text: searchTextOf(enquiry),
    created_at: now,
  };
}

/**
 * The words belong to it, so that a visitor who corrects his message after an answer got lost on the way is not
 * taken for his own double. Without a key the day stands in for it.
 */
function submissionHash({ name, email, phone, inquiry, message, service }: NewEnquiry, key: string): string {
  return hashOf(JSON.stringify([key, name, email, phone, inquiry, message, service]));
}

/** What equal texts share, whatever their spaces and numbers; null for a short one. */
export function messageHash(message: string): string | null {
  const folded = foldText(message).replace(/[\s\d\p{P}]+/gu, " ");
  return folded.length < shortestTellingMessage ? null : hashOf(folded);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** How many other e-mail addresses sent the same long text within the last day. */
export async function othersWithSameText(
  { db }: OpenDatabase,
  { message, email }: NewEnquiry,
  clock: Clock,
): Promise<number> {
  const print = messageHash(message);
  if (print === null) return 0;
  const yesterday = new Date(clock.now().getTime() - 24 * 60 * 60 * 1000).toISOString();
  const { others } = await db
    .selectFrom("enquiries")
    .select((eb) => eb.fn.count<number>("folded_email").distinct().as("others"))
    .where("message_print", "=", print)
    .where("created_at", ">", yesterday)
    .where("folded_email", "<>", foldEmail(email))
    .executeTakeFirstOrThrow();
  return Number(others);
}

/** Stores all rows and the orders to mail them in one transaction. Answers in the order of the rows. */
export async function storeRows({ db }: OpenDatabase, rows: readonly Row[]): Promise<Stored[]> {
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("enquiries")
      .values([...rows])
      .onConflict((conflict) => conflict.column("submission_print").doNothing())
      .returning(["id", "state"])
      .execute();
    await orderMail(
      trx,
      inserted.filter(({ state }) => state !== "spam").map(({ id }) => id),
      rows[0]?.created_at ?? "",
    );
    const isNew = new Set(inserted.map(({ id }) => id));
    const known = await knownIds(
      trx,
      rows.filter(({ id }) => !isNew.has(id)),
    );
    return rows.map(({ id, submission_print }) =>
      isNew.has(id) ? { id, isNew: true } : { id: known.get(submission_print) ?? id, isNew: false },
    );
  });
}

/** Orders the mail of enquiries that have no order yet; due at once. */
export async function orderMail(
  trx: Transaction<Database>,
  enquiryIds: readonly string[],
  now: string,
): Promise<void> {
  if (enquiryIds.length === 0) return;
  await trx
    .insertInto("enquiry_outbox")
    .values(enquiryIds.map((id) => ({ enquiry_id: id, ...dueAt(now) })))
    .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
    .execute();
}

/** An order nobody has tried yet. */
export function dueAt(now: string) {
  return {
    state: "waiting",
    next_attempt_at: now,
    claim: null,
    attempts: 0,
    first_attempt_at: null,
    first_failed_at: null,
    failure_kind: null,
    failure_detail: null,
    sent_at: null,
  } as const;
}

async function knownIds(trx: Transaction<Database>, doubles: readonly Row[]): Promise<Map<string, string>> {
  if (doubles.length === 0) return new Map();
  const rows = await trx
    .selectFrom("enquiries")
    .select(["id", "submission_print"])
    .where(
      "submission_print",
      "in",
      doubles.map(({ submission_print }) => submission_print),
    )
    .execute();
  return new Map(rows.map(({ id, submission_print }) => [submission_print, id]));
}
