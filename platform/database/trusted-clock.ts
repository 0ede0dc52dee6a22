import type { Kysely } from "kysely";
import { day, hour } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { Database } from "./schema.ts";

/** Sweeps are a day apart, and a machine may be off over a weekend. */
const longestAbsence = 4 * day;
const smallestJump = hour;
/** Leaves an operator the time to set the clock right. */
const probation = 7 * day;

/** Whether old things may be removed: not in a new installation's first week, nor for a week after the clock jumped. Notes the call. */
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
