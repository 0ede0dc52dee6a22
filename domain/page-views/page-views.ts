import { indianDay } from "#domain/values/indian-day.ts";
import { type Clock, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";

export interface OpenedPage {
  path: string;
  views: number;
}

export interface PageViews {
  /** In memory, so that it costs a kept page next to nothing. */
  count(path: string): void;
  /** Adds what was counted to the sums, which other servers add to as well. What cannot be written is counted on. */
  write(): Promise<void>;
  /** Of the last seven days, the most opened first; at most 300. */
  ofLastWeek(): Promise<OpenedPage[]>;
  /** Removes what is older than 13 months. */
  purge(): Promise<number>;
}

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;
const monthsKept = 13;
const mostRead = 300;

/** Sums on the database. */
export function createPageViews(parts: { database: Pick<OpenDatabase, "db">; clock: Clock }): PageViews {
  const { clock } = parts;
  const { db } = parts.database;
  let counted = new Map<string, number>();

  function add(path: string, views: number): void {
    counted.set(path, (counted.get(path) ?? 0) + views);
  }

  return {
    count: (path) => add(path, 1),

    async write() {
      if (counted.size === 0) return;
      const writing = counted;
      counted = new Map();
      const day = indianDay(clock.now());
      // In one order, so that servers never wait for each other in a circle.
      const paths = [...writing.keys()].sort();
      const sums = paths.map((path) => ({ day, path, views: writing.get(path) ?? 0 }));
      try {
        await db.transaction().execute(async (trx) => {
          for (const values of inChunks(sums)) {
            await trx
              .insertInto("page_views")
              .values(values)
              .onConflict((conflict) =>
                conflict.columns(["day", "path"]).doUpdateSet((row) => ({
                  views: row("page_views.views", "+", row.ref("excluded.views")),
                })),
              )
              .execute();
          }
        });
      } catch (error) {
        for (const [path, views] of writing) add(path, views);
        throw error;
      }
    },

    async ofLastWeek() {
      const since = indianDay(new Date(clock.now().getTime() - weekMilliseconds));
      const rows = await db
        .selectFrom("page_views")
        .select(["path", (eb) => eb.fn.sum("views").as("total")])
        .where("day", ">", since)
        .groupBy("path")
        .orderBy("total", "desc")
        .orderBy("path")
        .limit(mostRead)
        .execute();
      return rows.map(({ path, total }) => ({ path, views: Number(total) }));
    },

    async purge() {
      const { numDeletedRows } = await db
        .deleteFrom("page_views")
        .where("day", "<", indianDay(monthsBefore(clock.now(), monthsKept)))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
