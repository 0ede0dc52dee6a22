import { indianDay } from "#domain/values/indian-day.ts";
import { type Clock, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import { addToSums, type CountedKind, countedKinds, type DailySum } from "./daily-sums.ts";
import { daysRead, type Report, reportedKinds, reportOf } from "./report.ts";

export { type CountedKind, countedKinds, elsewhere } from "./daily-sums.ts";
export { type MonthSums, tellOfMonth } from "./month-notice.ts";
export { monthsUpTo, type Report, type Weeks } from "./report.ts";
export { direct, sourceOf } from "./source.ts";

export interface NamedCount {
  name: string;
  count: number;
}

export interface Statistics {
  /** In memory. `name` is the path of the page on which it happened; of a visit, where it came from. */
  count(kind: CountedKind, name: string): void;
  /** Adds what was counted to the sums, which other servers add to as well. What cannot be written is counted on. */
  write(): Promise<void>;
  /** Of the last so many days, today among them, the most frequent first; at most 300. */
  mostOf(kind: CountedKind, days: number): Promise<NamedCount[]>;
  /** Of thirteen months up to today. */
  report(): Promise<Report>;
  /** All sums, the newest days first, in portions. */
  all(): AsyncIterable<DailySum[]>;
  /** Removes what is older than 25 months. */
  purge(): Promise<number>;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
export const monthsKept = 25;
const mostRead = 300;
/** Until they are written, a minute later: a hundred a second. */
const mostBetweenWrites = 6_000;

/** Sums of days on the database. */
export function createStatistics(parts: { database: Pick<OpenDatabase, "db">; clock: Clock }): Statistics {
  const { clock } = parts;
  const { db } = parts.database;
  let counted = new Map<string, DailySum>();
  let room = mostBetweenWrites;

  const daysAgo = (days: number) => indianDay(new Date(clock.now().getTime() - days * dayMilliseconds));

  function add({ kind, day, name, count }: DailySum): void {
    const key = [kind, day, name].join(" ");
    counted.set(key, { kind, day, name, count: count + (counted.get(key)?.count ?? 0) });
  }

  return {
    count(kind, name) {
      if (room === 0) return;
      room--;
      add({ kind, day: indianDay(clock.now()), name, count: 1 });
    },

    async write() {
      const writing = counted;
      counted = new Map();
      room = mostBetweenWrites;
      if (writing.size === 0) return;
      try {
        await addToSums(db, [...writing.values()]);
      } catch (error) {
        for (const sum of writing.values()) add(sum);
        room = Math.max(0, mostBetweenWrites - counted.size);
        throw error;
      }
    },

    async mostOf(kind, days) {
      const rows = await db
        .selectFrom("daily_counts")
        .select(["name", (eb) => eb.fn.sum("count").as("total")])
        .where("kind", "=", kind)
        .where("day", ">", daysAgo(days))
        .groupBy("name")
        .orderBy("total", "desc")
        .orderBy("name")
        .limit(mostRead)
        .execute();
      return rows.map(({ name, total }) => ({ name, count: Number(total) }));
    },

    async report() {
      const rows = await db
        .selectFrom("daily_counts")
        .select(["kind", "day", (eb) => eb.fn.sum("count").as("total")])
        .where("kind", "in", reportedKinds)
        .where("day", ">", daysAgo(daysRead))
        .groupBy(["kind", "day"])
        .execute();
      return reportOf(
        indianDay(clock.now()),
        rows.map(({ kind, day, total }) => ({ kind, day, count: Number(total) })),
      );
    },

    async *all() {
      const days = await db
        .selectFrom("daily_counts")
        .select("day")
        .distinct()
        .orderBy("day", "desc")
        .execute();
      for (const chunk of inChunks(days.map(({ day }) => day))) {
        const rows = await db
          .selectFrom("daily_counts")
          .selectAll()
          .where("day", "in", chunk)
          .orderBy("day", "desc")
          .orderBy("kind")
          .orderBy("count", "desc")
          .orderBy("name")
          .execute();
        yield rows.flatMap((row) =>
          countedKinds.filter((known) => known === row.kind).map((kind) => ({ ...row, kind })),
        );
      }
    },

    async purge() {
      const deadline = indianDay(monthsBefore(clock.now(), monthsKept));
      const { numDeletedRows } = await db
        .deleteFrom("daily_counts")
        .where("day", "<", deadline)
        .executeTakeFirstOrThrow();
      await db.deleteFrom("removed_enquiries").where("month", "<", deadline.slice(0, 7)).execute();
      return Number(numDeletedRows);
    },
  };
}
