import { afterEach, expect, test, vi } from "vitest";
import { silentLog } from "#platform/log.ts";
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
    silentLog,
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(ran).toEqual(["first", "second", "first", "second"]);

  await sweeping.stop();
  await vi.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
  expect(ran).toHaveLength(4);
});
