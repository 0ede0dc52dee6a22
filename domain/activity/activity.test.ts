import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { createActivity } from "./activity.ts";

async function openLog(engine: TestEngine, begin = "2026-11-21T04:10:00.000Z") {
  const database = await engine.open();
  let now = new Date(begin);
  const activity = createActivity({ database, clock: { now: () => now } });
  return {
    activity,
    passTo: (time: string) => {
      now = new Date(time);
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe.each(engines)("the log of what was done on $name", (engine) => {
  test("what was recorded is read newest first, page by page", async () => {
    await using log = await openLog(engine);
    for (const [minute, detail] of [
      ["04:11", "one"],
      ["04:12", "two"],
      ["04:13", "three"],
    ] as const) {
      log.passTo(`2026-11-21T${minute}:00.000Z`);
      await log.activity.record({ kind: "images uploaded", detail, session: "3fa8c1d2" });
    }

    const first = await log.activity.list(1, 2);
    expect(first.total).toBe(3);
    expect(first.entries.map(({ detail }) => detail)).toEqual(["three", "two"]);
    expect(first.entries[0]).toMatchObject({
      kind: "images uploaded",
      session: "3fa8c1d2",
      happenedAt: "2026-11-21T04:13:00.000Z",
      times: 1,
    });
    expect((await log.activity.list(2, 2)).entries.map(({ detail }) => detail)).toEqual(["one"]);
    expect((await log.activity.list(3, 2)).entries).toEqual([]);
  });

  test("a stranger who fails a hundred times in an hour adds one entry that counts", async () => {
    await using log = await openLog(engine);
    const failure = { kind: "sign-in failed", detail: "wrong email or password", session: null } as const;
    await Promise.all(Array.from({ length: 100 }, () => log.activity.record(failure)));
    log.passTo("2026-11-21T04:59:59.000Z");
    await log.activity.record(failure);

    const { entries, total } = await log.activity.list(1, 10);
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({ times: 101, happenedAt: "2026-11-21T04:59:59.000Z" });

    log.passTo("2026-11-21T05:00:00.000Z");
    await log.activity.record(failure);
    expect((await log.activity.list(1, 10)).entries.map(({ times }) => times)).toEqual([1, 101]);
  });

  test("what the administrator does is never put together", async () => {
    await using log = await openLog(engine);
    for (let time = 0; time < 2; time += 1) {
      await log.activity.record({ kind: "images deleted", detail: "1 image", session: "3fa8c1d2" });
    }
    expect((await log.activity.list(1, 10)).total).toBe(2);
  });

  test("a long detail is cut between characters", async () => {
    await using log = await openLog(engine);
    await log.activity.record({ kind: "name added", detail: "🚚".repeat(300), session: null });
    expect((await log.activity.list(1, 1)).entries[0]?.detail).toBe("🚚".repeat(200));
  });

  test("entries are kept for 13 months", async () => {
    await using log = await openLog(engine, "2026-01-10T00:00:00.000Z");
    await log.activity.record({ kind: "signed in", detail: "old", session: null });
    log.passTo("2026-01-11T00:00:00.000Z");
    await log.activity.record({ kind: "signed in", detail: "young", session: null });

    log.passTo("2027-02-10T00:00:00.000Z");
    expect(await log.activity.purge()).toBe(0);
    log.passTo("2027-02-10T12:00:00.000Z");
    expect(await log.activity.purge()).toBe(1);
    expect((await log.activity.list(1, 10)).entries.map(({ detail }) => detail)).toEqual(["young"]);
  });
});
