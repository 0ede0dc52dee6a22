import { expect, test } from "vitest";
import { scheduleOf } from "./draw-schedule.ts";
import { playSchedules } from "./play-schedules.ts";
import { failureText, reportText } from "./report.ts";
import { faultKinds } from "./schedule.ts";

/** These have every kind of fault. */
const firstSeed = 2090;
const count = 10;
const schedules = Array.from({ length: count }, (_, number) => scheduleOf(firstSeed + number));

/** Only ends what hangs, in milliseconds. */
const hanging = 1_800_000;

test("a seed draws the same schedule again, and another seed another one", () => {
  expect(schedules.map(({ seed }) => scheduleOf(seed))).toEqual(schedules);
  expect(new Set(schedules.map(({ operations }) => JSON.stringify(operations))).size).toBe(count);
});

test("the drawn schedules have every kind of fault, and change only what was made before", () => {
  const drawn = new Set(schedules.flatMap(({ faults }) => faults.map(({ kind }) => kind)));
  expect([...drawn].sort()).toEqual(faultKinds.map(({ kind }) => kind).sort());
  for (const { operations } of schedules) {
    for (const [number, operation] of operations.entries()) {
      if (!("of" in operation)) continue;
      expect(operation.of).toBeLessThan(number);
      const made = operation.kind.endsWith("image") ? "upload" : "enquiry";
      expect(operations[operation.of]).toMatchObject({
        kind: made,
        ...(operation.kind === "complete image" && { isInWork: true }),
      });
    }
  }
});

test(
  `in ${count} random schedules of faults nothing acknowledged is lost, and the server comes back by itself [ENQ-1, ENQ-2, PIC-6, WRK-1, WRK-3, EDT-5, OPS-4, OPS-5, ERR-5]`,
  async () => {
    const report = await playSchedules(firstSeed, count);
    console.log(reportText(report));
    expect(report.failures.map(failureText)).toEqual([]);
  },
  hanging,
);
