import type { Kysely } from "kysely";
import type { Log } from "#platform/log.ts";
import type { Database } from "./schema.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Sweeps are a day apart; a machine may be off over a long weekend. */
const longestAbsence = 4 * day;
/** What a correction of the clock may take back. */
const smallestJump = hour;
/** In which an operator can set a clock right before anything is removed by it. */
const probation = 7 * day;

/**
 * Whether what is old by this clock may be removed. Says no for a week after the clock has jumped since it was last
 * asked, by this or another server, and notes that it was asked. A new installation waits, too: a backup may be
 * restored into it, and without one nothing but broken uploads is due in its first week.
 */
export async function trustClock(db: Kysely<Database>, now: Date, log: Log): Promise<boolean> {
  const { swept_at, clock_trusted_since } = await db
    .selectFrom("installation")
    .select(["swept_at", "clock_trusted_since"])
    .executeTakeFirstOrThrow();
  const elapsed = swept_at === null ? 0 : now.getTime() - Date.parse(swept_at);
  const hasJumped = elapsed > longestAbsence || elapsed < -smallestJump;
  const since = hasJumped ? null : clock_trusted_since;
  await db
    .updateTable("installation")
    .set({ swept_at: now.toISOString(), clock_trusted_since: since ?? now.toISOString() })
    .execute();
  if (hasJumped) {
    log.warn(
      { last: swept_at, now },
      "The clock has jumped, or no server ran for days. Nothing that is old by this clock is removed for a week.",
    );
  }
  return since !== null && now.getTime() - Date.parse(since) >= probation;
}
