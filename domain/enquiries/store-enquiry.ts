import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import { queuePushes } from "#domain/push/push.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";
import { readPhone } from "#domain/values/read-phones.ts";
import { day } from "#platform/clock.ts";
import type { EnquiriesTable } from "#platform/database/enquiry-schema.ts";
import type { Database } from "#platform/database/schema.ts";
import { hashOf } from "#platform/secrets.ts";
import type { NewEnquiry } from "./enquiry.ts";
import { foldEmail, searchedEnquiry } from "./search-text.ts";
import type { SpamVerdict } from "./spam-signs.ts";
import { queueWebhook } from "./webhook-outbox.ts";

type Row = Insertable<EnquiriesTable>;

/** Shorter messages are alike by chance. */
const shortestComparedMessage = 60;

/** The row of a new enquiry. */
export function rowOf(
  enquiry: NewEnquiry,
  submissionKey: string | null,
  verdict: SpamVerdict,
  now: Date,
  photographHashes: readonly string[] = [],
): Row {
  const { form, name, email, inquiry, message, service, language } = enquiry;
  const { phone, typed } = readPhone(enquiry.phone);
  const createdAt = now.toISOString();
  const id = randomUUID();
  return {
    id,
    submission_hash: submissionHash(
      { ...enquiry, phone: typed ?? phone },
      submissionKey ?? createdAt.slice(0, 10),
      photographHashes,
    ),
    ...{ name, email, phone, phone_typed: typed, inquiry, message, service, language },
    form,
    privacy_version: enquiry.privacyVersion,
    state: verdict.isSpam ? "spam" : "new",
    is_read: 0,
    note: "",
    note_version: 0,
    spam_signs: JSON.stringify(verdict.signs),
    folded_email: foldEmail(email),
    message_hash: messageHash(message),
    ...searchedEnquiry({ ...enquiry, id, note: "" }),
    created_at: createdAt,
  };
}

/** A corrected message is no duplicate. */
function submissionHash(
  { name, email, phone, inquiry, message, service }: NewEnquiry,
  key: string,
  photographHashes: readonly string[],
): string {
  return hashOf(JSON.stringify([key, name, email, phone, inquiry, message, service, ...photographHashes]));
}

/** The id of an earlier try, or null. */
export async function idOfSubmission(
  db: Kysely<Database>,
  row: Pick<Row, "submission_hash">,
): Promise<string | null> {
  const known = db.selectFrom("enquiries").select("id").where("submission_hash", "=", row.submission_hash);
  return (await known.executeTakeFirst())?.id ?? null;
}

function messageHash(message: string): string | null {
  const folded = foldSearched(message).replace(/[\s\d\p{P}]+/gu, " ");
  return folded.length < shortestComparedMessage ? null : hashOf(folded);
}

/** How many others sent a long text within a day. */
export async function othersWithSameText(
  db: Kysely<Database>,
  { message, email, phone }: NewEnquiry,
  now: Date,
): Promise<number> {
  const hash = messageHash(message);
  if (hash === null) return 0;
  const [sender, own] =
    email === ""
      ? (["phone", readPhone(phone).phone] as const)
      : (["folded_email", foldEmail(email)] as const);
  const { others } = await db
    .selectFrom("enquiries")
    .select((eb) => eb.fn.count(sender).distinct().as("others"))
    .where("message_hash", "=", hash)
    .where("created_at", ">", new Date(now.getTime() - day).toISOString())
    .where(sender, "<>", own)
    .executeTakeFirstOrThrow();
  return Number(others);
}

/** Stores it with its mail and push; answers its id, new or earlier. */
export function storeEnquiry(
  db: Kysely<Database>,
  row: Row,
  hasWebhook: boolean,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("enquiries")
      .values(row)
      .onConflict((conflict) => conflict.column("submission_hash").doNothing())
      .returning(["id", "state"])
      .executeTakeFirst();
    if (inserted === undefined) {
      const known = trx.selectFrom("enquiries").select("id");
      const { id } = await known.where("submission_hash", "=", row.submission_hash).executeTakeFirstOrThrow();
      return { id, isNew: false };
    }
    if (inserted.state !== "spam") {
      await queueMail(trx, row.id, row.created_at);
      await queuePushes(trx, row.id, row.created_at);
      if (hasWebhook) await queueWebhook(trx, row.id, row.created_at);
    }
    return { id: row.id, isNew: true };
  });
}

/** Queues it as due at once, unless queued before. */
export async function queueMail(trx: Transaction<Database>, id: string, now: string): Promise<void> {
  await trx
    .insertInto("enquiry_outbox")
    .values({ enquiry_id: id, ...dueAt(now) })
    .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
    .execute();
}

/** Columns of a mail nobody has tried to send. */
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
