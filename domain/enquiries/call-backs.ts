import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { queuePushes } from "#domain/push/push.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { hour } from "#platform/clock.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { EnquirySummary } from "./enquiry.ts";
import { enquiriesWithMail, summaryOf } from "./enquiry-rows.ts";

/** Milliseconds of a day in India. */
const toldAt = 9 * hour;

/** Due calls, the oldest day first, and how many have a day. */
export async function listCallBacks(
  db: Kysely<Database>,
  now: Date,
  most: number,
): Promise<{ total: number; due: EnquirySummary[] }> {
  const rows = await enquiriesWithMail(db)
    .where("call_back_on", "<=", indianDay(now))
    .where("merged_into", "is", null)
    .orderBy("call_back_on")
    .orderBy("created_at")
    .limit(most)
    .execute();
  const all = db.selectFrom("enquiries").where("call_back_on", "is not", null);
  const total = await countRows(all.where("merged_into", "is", null));
  return { total, due: rows.map(summaryOf) };
}

/** Has devices told from 9:00 in India, once each day. */
export async function queueCallBacks(db: Kysely<Database>, now: Date): Promise<number> {
  const day = indianDay(new Date(now.getTime() - toldAt));
  const untold = (eb: ExpressionBuilder<Database, "enquiries">) =>
    eb.and([
      eb("call_back_on", "<=", day),
      eb("merged_into", "is", null),
      eb(sql`coalesce(call_back_told, '')`, "<>", eb.ref("call_back_on")),
    ]);
  const due = await db.selectFrom("enquiries").select("id").where(untold).execute();
  let queued = 0;
  for (const { id } of due) {
    await db.transaction().execute(async (trx) => {
      // Another server may have been first.
      const { numUpdatedRows } = await trx
        .updateTable("enquiries")
        .set((eb) => ({ call_back_told: eb.ref("call_back_on") }))
        .where("id", "=", id)
        .where(untold)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      await queuePushes(trx, id, now.toISOString(), "call back");
      queued++;
    });
  }
  return queued;
}
