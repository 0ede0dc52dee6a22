import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { createStatistics, sourceOf } from "./statistics.ts";

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

describe.each(engines)("what is counted on $name", (engine) => {
  test("are sums of days in India, to which several servers add at once [NUM-1]", async () => {
    await using database = await engine.open();
    const { clock, advance } = movingClock("2026-11-22T18:00:00.000Z");
    const servers = [createStatistics({ database, clock }), createStatistics({ database, clock })];
    for (const server of servers) {
      for (const path of ["/mr/gallery", "/", "/"]) server.count("page", path);
      server.count("call", "/");
    }
    await Promise.all(servers.map((server) => server.write()));
    await Promise.all(servers.map((server) => server.write()));
    servers[0]?.count("page", "/");
    advance(60 * 60 * 1000);
    servers[0]?.count("page", "/");
    await servers[0]?.write();

    expect(await servers[1]?.mostOf("page", 7)).toEqual([
      { name: "/", count: 6 },
      { name: "/mr/gallery", count: 2 },
    ]);
    const rows = await database.db
      .selectFrom("daily_counts")
      .selectAll()
      .orderBy("day")
      .orderBy("kind")
      .orderBy("name")
      .execute();
    expect(rows).toEqual([
      { kind: "call", day: "2026-11-22", name: "/", count: 2 },
      { kind: "page", day: "2026-11-22", name: "/", count: 5 },
      { kind: "page", day: "2026-11-22", name: "/mr/gallery", count: 2 },
      { kind: "page", day: "2026-11-23", name: "/", count: 1 },
    ]);
    expect(await servers[0]?.report()).toMatchObject({
      today: "2026-11-23",
      weeks: { call: { count: 2, before: 0 }, source: { count: 0, before: 0 } },
    });
  });

  test("leave the last week after seven days and the database after 25 months [NUM-1]", async () => {
    await using database = await engine.open();
    const { clock, advance } = movingClock("2026-11-22T06:00:00.000Z");
    const statistics = createStatistics({ database, clock });
    statistics.count("page", "/contact");
    await statistics.write();
    advance(6 * day);
    expect(await statistics.mostOf("page", 7)).toEqual([{ name: "/contact", count: 1 }]);
    advance(day);
    expect(await statistics.mostOf("page", 7)).toEqual([]);
    advance(750 * day);
    expect(await statistics.purge()).toBe(0);
    advance(10 * day);
    expect(await statistics.purge()).toBe(1);
  });

  test("cannot be written for a while: it is counted on [NUM-1]", async () => {
    await using database = await engine.open();
    const { clock } = movingClock("2026-11-22T06:00:00.000Z");
    const statistics = createStatistics({ database, clock });
    statistics.count("page", "/");
    await database.db.schema.alterTable("daily_counts").renameTo("away").execute();
    await expect(statistics.write()).rejects.toThrow("daily_counts");
    await database.db.schema.alterTable("away").renameTo("daily_counts").execute();
    statistics.count("page", "/");
    await statistics.write();
    expect(await statistics.mostOf("page", 7)).toEqual([{ name: "/", count: 2 }]);
  });

  test("is bounded: 200 sources a day, 6,000 counts a minute, the rest is one sum or none [NUM-2]", async () => {
    await using database = await engine.open();
    const { clock } = movingClock("2026-11-22T06:00:00.000Z");
    const statistics = createStatistics({ database, clock });
    for (let number = 0; number < 300; number++) statistics.count("source", `site-${number}.example`);
    await statistics.write();
    for (let number = 0; number < 7_000; number++) statistics.count("source", `late-${number}.example`);
    statistics.count("source", "site-0.example");
    await statistics.write();
    statistics.count("source", "site-0.example");
    await statistics.write();

    const [first, second, ...others] = await statistics.mostOf("source", 1);
    expect([first, second]).toEqual([
      { name: "other", count: 6_100 },
      { name: "site-0.example", count: 2 },
    ]);
    expect(others).toHaveLength(199);
  });
});

test.each([
  ["", "", "", "direct"],
  ["www.google.com", "", "", "google.com"],
  ["l.facebook.com", "", "", "facebook.com"],
  ["m.co", "", "", "m.co"],
  ["web.whatsapp.com", "", "", "whatsapp"],
  ["com.whatsapp", "", "", "whatsapp"],
  ["wa.me", "", "", "whatsapp"],
  ["news.example:8080", "", "", "news.example"],
  ["news.example", "Feed", "", "feed"],
  ["", "दिवाळी", "पत्रक", "दिवाळी / पत्रक"],
  ["", "<b>", "x", "other / x"],
  ["", "asha@example.com", "", "other"],
  ["", "919800000000", "", "other"],
  ["", "x".repeat(41), "", "other"],
  ["no host at all", "", "", "other"],
  [`${"x".repeat(90)}.example`, "", "", "other"],
])("a visit from '%s' with the labels '%s' and '%s' came from %s [NUM-2]", (host, source, medium, name) => {
  const labels = new URLSearchParams({ utm_source: source, utm_medium: medium });
  expect(sourceOf(host, labels)).toBe(name);
});
