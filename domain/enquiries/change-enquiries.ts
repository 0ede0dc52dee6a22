import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { indianDay } from "#domain/values/indian-day.ts";
import { normalizeText } from "#domain/values/normalize-text.ts";
import { moveToBin } from "#platform/database/bin-rows.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type EnquiryState, maxNoteLength, type NoteRefusal } from "./enquiry.ts";
import { countedRow, noteRemoved } from "./enquiry-sums.ts";
import { headIds, partIds } from "./merged-ids.ts";
import { rewriteSearch, writeSounds } from "./searched-enquiries.ts";
import { dueAt, queueMail } from "./store-enquiry.ts";
import { queueWebhook } from "./webhook-outbox.ts";

/** Answers false when it is gone. */
export async function setRead(db: Kysely<Database>, id: string, isRead: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("enquiries")
    .set({ is_read: isRead ? 1 : 0 })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Queues the mail, or cancels it for spam. False when it is gone. */
export function changeState(
  db: Kysely<Database>,
  id: string,
  { state, callBackOn, hasWebhook }: { state: EnquiryState; callBackOn: string | null; hasWebhook: boolean },
  now: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("enquiries").select("state").where("id", "=", id).executeTakeFirst();
    // Who puts a call off to later today needs no device to tell him so at once.
    const told = callBackOn === indianDay(new Date(now)) ? { call_back_told: callBackOn } : {};
    const { numUpdatedRows } = await trx
      .updateTable("enquiries")
      .set({ state, call_back_on: callBackOn, is_read: 1, ...told })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (state !== "spam") {
      await queueMail(trx, id, now);
      if (hasWebhook && before?.state === "spam") await queueWebhook(trx, id, now);
    } else {
      const unsent = trx.deleteFrom("enquiry_outbox").where("state", "<>", "sent");
      await unsent.where("enquiry_id", "=", id).execute();
      await trx.deleteFrom("push_outbox").where("enquiry_id", "=", id).execute();
      const untold = trx.deleteFrom("webhook_outbox").where("state", "=", "waiting");
      await untold.where("enquiry_id", "=", id).execute();
    }
    return true;
  });
}

/** Refused unless `version` is the stored one. */
export async function changeNote(
  db: Kysely<Database>,
  id: string,
  note: string,
  version: number,
): Promise<Result<{ noteVersion: number }, NoteRefusal>> {
  const normalized = normalizeText(note, maxNoteLength);
  if (normalized === null) return refused("too-long");
  const changed = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("enquiries")
      .set((eb) => ({ note: normalized, note_version: eb("note_version", "+", 1) }))
      .where("id", "=", id)
      .where("note_version", "=", version)
      .returning("note_version")
      .executeTakeFirst();
    await writeSounds(trx, [id]);
    return row;
  });
  if (changed !== undefined) return accepted({ noteVersion: changed.note_version });
  const stored = await db.selectFrom("enquiries").select("id").where("id", "=", id).executeTakeFirst();
  return refused(stored === undefined ? "gone" : "changed");
}

/** Moves them into the bin, with merged ones. Answers how many. */
export function removeEnquiries(database: OpenDatabase, ids: readonly string[], now: Date): Promise<number> {
  const act = randomUUID();
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    let removed = 0;
    const parts = (await partIds(trx, ids)).map(({ id }) => id);
    const heads = await headIds(trx, ids);
    for (const chunk of inChunks([...new Set([...ids, ...parts])])) {
      const rows = await trx
        .selectFrom("enquiries")
        .selectAll()
        .where("id", "in", chunk)
        .$if(database.engine === "postgres", (query) => query.forUpdate())
        .execute();
      const mails = await trx
        .selectFrom("enquiry_outbox")
        .selectAll()
        .where("enquiry_id", "in", chunk)
        .execute();
      const mailOf = Map.groupBy(mails, ({ enquiry_id }) => enquiry_id);
      const deleted = rows.map((row) => {
        const unclaimed = (mailOf.get(row.id) ?? []).map((mail) => ({ ...mail, claim: null }));
        const content = { enquiries: [row], enquiry_outbox: unclaimed };
        return { id: row.id, createdAt: row.created_at, content };
      });
      await trx.deleteFrom("enquiries").where("id", "in", chunk).execute();
      await noteRemoved(trx, rows.map(countedRow), 1);
      await moveToBin(trx, "enquiries", deleted, now, act);
      removed += rows.length;
    }
    await rewriteSearch(trx, heads);
    return removed;
  });
}

/** Also what was sent. False when it is gone or spam. */
export function queueMailAgain(db: Kysely<Database>, id: string, now: string): Promise<boolean> {
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

/** Makes failed mail due. Answers how many. */
export async function queueFailedMail(db: Kysely<Database>, now: string): Promise<number> {
  const anew = { attempts: 0, first_attempt_at: null };
  const { numUpdatedRows } = await db
    .updateTable("enquiry_outbox")
    .set({ state: "waiting", next_attempt_at: now, ...anew })
    .where("first_failed_at", "is not", null)
    .where("claim", "is", null)
    .executeTakeFirstOrThrow();
  await db.updateTable("enquiry_outbox").set(anew).where("claim", "is not", null).execute();
  return Number(numUpdatedRows);
}
