import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { upgrade } from "#tests/support/older-database.ts";
import { migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

const before = migrations.findIndex(({ name }) => name === "051-daily-counts");

/** As a server of the release before does. */
async function addViews(db: Kysely<Database>, day: string, views: number): Promise<void> {
  await db
    .insertInto("page_views")
    .values({ day, path: "/", views })
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((row) => ({
        views: row("page_views.views", "+", row.ref("excluded.views")),
      })),
    )
    .execute();
}

const countsOf = (db: Kysely<Database>) => db.selectFrom("daily_counts").selectAll().orderBy("day").execute();

describe.each(engines)("opened pages of an older database on $name", (engine) => {
  test("are counted on [NUM-1]", async () => {
    const { db } = await upgrade(engine, before, (older) => addViews(older, "2026-11-25", 4));
    expect(await countsOf(db)).toEqual([{ kind: "page", day: "2026-11-25", name: "/", count: 4 }]);
  });
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))(
  "beside servers of the release before",
  (engine) => {
    test("what they still count is added [NUM-1, OPS-22]", async () => {
      const { db } = await upgrade(engine, before, (older) => addViews(older, "2026-11-25", 4));
      await addViews(db, "2026-11-25", 2);
      await addViews(db, "2026-11-26", 1);
      await addViews(db, "2026-11-26", 5);
      expect(await countsOf(db)).toEqual([
        { kind: "page", day: "2026-11-25", name: "/", count: 6 },
        { kind: "page", day: "2026-11-26", name: "/", count: 6 },
      ]);
    });
  },
);
