import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { createPageViews } from "./page-views.ts";

const day = 24 * 60 * 60 * 1000;

function movingClock(from: string) {
  let now = Date.parse(from);
  return {
    clock: { now: () => new Date(now) },
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe.each(engines)("opened pages on $name", (engine) => {
  test("are sums of days in India, to which several servers add at once [TODAY-4]", async () => {
    await using database = await engine.open();
    const { clock, advance } = movingClock("2026-11-22T18:00:00.000Z");
    const servers = [createPageViews({ database, clock }), createPageViews({ database, clock })];
    for (const server of servers) for (const path of ["/mr/gallery", "/", "/"]) server.count(path);
    await Promise.all(servers.map((server) => server.write()));
    await Promise.all(servers.map((server) => server.write()));
    advance(60 * 60 * 1000);
    servers[0]?.count("/");
    await servers[0]?.write();

    expect(await servers[1]?.ofLastWeek()).toEqual([
      { path: "/", views: 5 },
      { path: "/mr/gallery", views: 2 },
    ]);
    const rows = await database.db
      .selectFrom("page_views")
      .selectAll()
      .orderBy("day")
      .orderBy("path")
      .execute();
    expect(rows).toEqual([
      { day: "2026-11-22", path: "/", views: 4 },
      { day: "2026-11-22", path: "/mr/gallery", views: 2 },
      { day: "2026-11-23", path: "/", views: 1 },
    ]);
  });

  test("leave the last week after seven days and the database after 13 months [TODAY-4]", async () => {
    await using database = await engine.open();
    const { clock, advance } = movingClock("2026-11-22T06:00:00.000Z");
    const views = createPageViews({ database, clock });
    views.count("/contact");
    await views.write();
    advance(6 * day);
    expect(await views.ofLastWeek()).toEqual([{ path: "/contact", views: 1 }]);
    advance(day);
    expect(await views.ofLastWeek()).toEqual([]);
    expect(await views.purge()).toBe(0);
    advance(400 * day);
    expect(await views.purge()).toBe(1);
  });

  test("that cannot be written are counted on [TODAY-4]", async () => {
    await using database = await engine.open();
    const { clock } = movingClock("2026-11-22T06:00:00.000Z");
    const views = createPageViews({ database, clock });
    views.count("/");
    await database.db.schema.alterTable("page_views").renameTo("away").execute();
    await expect(views.write()).rejects.toThrow("page_views");
    await database.db.schema.alterTable("away").renameTo("page_views").execute();
    views.count("/");
    await views.write();
    expect(await views.ofLastWeek()).toEqual([{ path: "/", views: 2 }]);
  });
});
