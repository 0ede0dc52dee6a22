import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Activity, NewActivity } from "./activity.ts";

const monthsKept = 13;
const longestDetail = 200;

/** The log of what was done, on the handed-in database. */
export function createActivity(parts: { database: Pick<OpenDatabase, "db">; clock: Clock }): Activity {
  const { db } = parts.database;
  const { clock } = parts;

  return {
    async record(activity) {
      const now = clock.now().toISOString();
      await db
        .insertInto("activity")
        .values({
          id: randomUUID(),
          happened_at: now,
          kind: activity.kind,
          detail: [...activity.detail].slice(0, longestDetail).join(""),
          session: activity.session,
          times: 1,
          counted_as: countedAs(activity, now),
        })
        .onConflict((conflict) =>
          conflict.column("counted_as").doUpdateSet((row) => ({
            times: row("activity.times", "+", 1),
            happened_at: row.ref("excluded.happened_at"),
          })),
        )
        .execute();
    },

    async list(page, pageSize) {
      const rows = await db
        .selectFrom("activity")
        .select(["id", "happened_at as happenedAt", "kind", "detail", "session", "times"])
        .orderBy("happened_at", "desc")
        .orderBy("id", "desc")
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const { total } = await db
        .selectFrom("activity")
        .select((row) => row.fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      return { entries: rows, total: Number(total) };
    },

    async purge() {
      const { numDeletedRows } = await db
        .deleteFrom("activity")
        .where("happened_at", "<", monthsBefore(clock.now(), monthsKept).toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Strangers can fail as often as they like: their failures of an hour share a row, so that they cannot flood the log. */
function countedAs({ kind, detail, session }: NewActivity, now: string): string | null {
  if (kind !== "sign-in failed") return null;
  const hour = now.slice(0, "2026-11-21T04".length);
  return [hour, kind, session ?? "", detail].join("\n");
}

function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // The 31st of a shorter month is its last day.
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
