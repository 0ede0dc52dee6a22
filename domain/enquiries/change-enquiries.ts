import type { Kysely, Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { maxNoteLength, type NoteRefusal } from "./enquiries.ts";
import type { EnquiryState } from "./enquiry.ts";
import { normalizeText } from "./enquiry-rules.ts";
import { dueAt, orderMail } from "./store-enquiry.ts";

/** Ids of one statement; both engines bound them. */
const atOnce = 500;

/** Answers false when it is gone. */
export async function setRead(db: Kysely<Database>, id: string, isRead: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ is_read: isRead ? 1 : 0 })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Sets the state and what follows from it for the mail. Answers whether the enquiry is there, and a mail was ordered. */
export async function changeState(
  { db }: OpenDatabase,
  id: string,
  state: EnquiryState,
  now: string,
): Promise<{ isThere: boolean; isOrdered: boolean }> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("enquiries")
      .set({ state })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { isThere: false, isOrdered: false };
    if (state === "spam") await cancelMail(trx, id);
    else await orderMail(trx, [id], now);
    return { isThere: true, isOrdered: state !== "spam" };
  });
}

async function cancelMail(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("enquiry_outbox").where("enquiry_id", "=", id).where("state", "<>", "sent").execute();
}

/** Keeps the note where `version` is still the stored one. */
export async function changeNote(
  db: Kysely<Database>,
  id: string,
  note: string,
  version: number,
): Promise<Result<{ noteVersion: number }, NoteRefusal>> {
  const tidy = normalizeText(note);
  if (tidy.length > maxNoteLength) return refused("too-long");
  const changed = await db
    .updateTable("enquiries")
    .set((eb) => ({ note: tidy, note_version: eb("note_version", "+", 1) }))
    .where("id", "=", id)
    .where("note_version", "=", version)
    .returning("note_version")
    .executeTakeFirst();
  if (changed !== undefined) return accepted({ noteVersion: changed.note_version });
  const there = await db.selectFrom("enquiries").select("id").where("id", "=", id).executeTakeFirst();
  return refused(there === undefined ? "gone" : "changed");
}

/** Removes enquiries with their mail orders. Answers how many went. */
export async function removeEnquiries({ db }: OpenDatabase, givenIds: readonly string[]): Promise<number> {
  const ids = [...new Set(givenIds)];
  return db.transaction().execute(async (trx) => {
    let removed = 0;
    for (let start = 0; start < ids.length; start += atOnce) {
      const { numDeletedRows } = await trx
        .deleteFrom("enquiries")
        .where("id", "in", ids.slice(start, start + atOnce))
        .executeTakeFirstOrThrow();
      removed += Number(numDeletedRows);
    }
    return removed;
  });
}

/** Orders the mail anew, also one that was sent. Answers false when the enquiry is gone or is spam. */
export async function orderAgain({ db }: OpenDatabase, id: string, now: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("enquiries").select("state").where("id", "=", id).executeTakeFirst();
    if (row === undefined || row.state === "spam") return false;
    await trx
      .insertInto("enquiry_outbox")
      .values({ enquiry_id: id, ...dueAt(now) })
      .onConflict((conflict) => conflict.column("enquiry_id").doUpdateSet(dueAt(now)))
      .execute();
    return true;
  });
}

/** Orders anew what has failed at least once and is in nobody's hands. Answers how many. */
export async function orderFailedAgain(db: Kysely<Database>, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("enquiry_outbox")
    .set({ state: "waiting", next_attempt_at: now, attempts: 0, first_attempt_at: null })
    .where("first_failed_at", "is not", null)
    .where("claim", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
