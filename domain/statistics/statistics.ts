import { daysAfter, indianDay } from "#domain/values/indian-day.ts";
import { type Clock, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import { addToSums, type CountedKind, countedKinds, type DailySum } from "./daily-sums.ts";
import { daysRead, type Report, reportedKinds, reportOf } from "./report.ts";

export type { CountedKind } from "./daily-sums.ts";
export { type MonthSums, tellOfMonth } from "./month-notice.ts";
export { monthsUpTo, type Report, type Weeks } from "./report.ts";
export { sourceOf } from "./source.ts";

export interface NamedCount {
  name: string;
  count: number;
}

export interface Statistics {
  /** `name` is the page's path, or where a visit came from. */
  count(kind: CountedKind, name: string): void;
  /** Keeps counting what cannot be written. */
  write(): Promise<void>;
  /** At most 300, most frequent first. */
  mostOf(kind: CountedKind, days: number): Promise<NamedCount[]>;
  report(): Promise<Report>;
  all(): AsyncIterable<DailySum[]>;
  purge(): Promise<number>;
}

export const monthsKept = 25;
const mostRead = 300;
/** A hundred a second until the next write. */
const mostBetweenWrites = 6_000;

/** Sums of days in the database. */
export function createStatistics(parts: { database: Pick<OpenDatabase, "db">; clock: Clock }): Statistics {
  const { clock } = parts;
  const { db } = parts.database;
  let counted = new Map<string, DailySum>();
  let room = mostBetweenWrites;

  const daysAgo = (days: number) => daysAfter(indianDay(clock.now()), -days);

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
