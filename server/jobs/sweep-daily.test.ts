import { afterEach, describe, expect, test, vi } from "vitest";
import { trustClock } from "#platform/database/trusted-clock.ts";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { day, everything, openTestEnquiries } from "#tests/support/test-enquiries.ts";
import { sweepDaily } from "./sweep-daily.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("every sweep runs at once and again each day, also beside one that fails [PIC-6]", async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const sweeping = sweepDaily(
    [
      {
        run: async () => {
          ran.push("first");
          throw new Error("The disk is gone.");
        },
        done: "first",
      },
      {
        run: async () => {
          ran.push("second");
          return 1;
        },
        done: "second",
      },
    ],
    { isClockTrusted: async () => true, log: silentLog },
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(ran).toEqual(["first", "second", "first", "second"]);

  await sweeping.stop();
  await vi.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
  expect(ran).toHaveLength(4);
});

describe.each(engines)("what is old on $name", (engine) => {
  async function openStarts() {
    const context = await openTestEnquiries(engine);
    const isClockTrusted = () => trustClock(context.database.db, context.clock.now(), silentLog);
    return {
      context,
      async startAfter(milliseconds: number) {
        context.advance(milliseconds);
        const purge = { run: () => context.enquiries.purge(), done: "purged" };
        await sweepDaily([purge], { isClockTrusted, log: silentLog }).stop();
      },
      kept: async () => (await context.enquiries.list(everything, 1)).total,
    };
  }

  test("is kept when the clock is 400 days ahead at one start, and at several [DATA-5]", async () => {
    const { context, startAfter, kept } = await openStarts();
    await using _ = context;
    for (let start = 0; start < 9; start++) await startAfter(day);
    await context.receive();
    await startAfter(400 * day);
    for (let start = 0; start < 6; start++) await startAfter(day);
    expect(await kept()).toBe(1);
    await startAfter(-406 * day);
    for (let start = 0; start < 9; start++) await startAfter(day);
    expect(await kept()).toBe(1);
  });

  test("is kept where it was restored into a new installation whose clock is 400 days ahead [DATA-5]", async () => {
    const { context, startAfter, kept } = await openStarts();
    await using _ = context;
    await context.receive();
    await startAfter(400 * day);
    for (let start = 0; start < 6; start++) await startAfter(day);
    await startAfter(-406 * day);
    for (let start = 0; start < 9; start++) await startAfter(day);
    expect(await kept()).toBe(1);
  });

  test("is removed in time where the clock goes on evenly, also after a long absence [DATA-5]", async () => {
    const { context, startAfter, kept } = await openStarts();
    await using _ = context;
    await startAfter(day);
    await context.receive();
    for (let days = 0; days < 390; days += 3) await startAfter(3 * day);
    expect(await kept()).toBe(1);
    for (let days = 0; days < 9; days += 3) await startAfter(3 * day);
    expect(await kept()).toBe(0);

    await context.receive({ name: "Another" });
    await startAfter(500 * day);
    expect(await kept()).toBe(1);
    for (let start = 0; start < 7; start++) await startAfter(day);
    expect(await kept()).toBe(0);
  });

  test("is kept while two servers disagree about the time [DATA-5]", async () => {
    const { context, startAfter, kept } = await openStarts();
    await using _ = context;
    await startAfter(day);
    await context.receive();
    for (let start = 0; start < 10; start++) {
      await startAfter(400 * day);
      await startAfter(-399 * day);
    }
    expect(await kept()).toBe(1);
  });
});
