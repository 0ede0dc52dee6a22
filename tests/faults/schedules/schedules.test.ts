import { expect, test } from "vitest";
import { scheduleOf } from "./draw-schedule.ts";
import { playSchedules } from "./play-schedules.ts";
import { failureText, reportText } from "./report.ts";
import { changed, faultKinds } from "./schedule.ts";

const firstSeed = 2_248_019;
const count = 8;
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
      const made = changed[operation.kind];
      expect(operations[operation.of]).toMatchObject({
        kind: made,
        ...(["complete image", "show in work"].includes(operation.kind) && { isInWork: true }),
      });
    }
  }
});

test("the drawn schedules change nothing in the bin, and take out of it only what is there", () => {
  const kinds = new Set<string>();
  for (const { operations } of schedules) {
    const binned = new Set<number>();
    for (const operation of operations) {
      kinds.add(operation.kind);
      if (!("of" in operation)) continue;
      const { kind, of } = operation;
      const takesOut = kind === "remove image" || kind.startsWith("restore");
      expect(binned.has(of)).toBe(takesOut);
      if (kind.startsWith("delete")) binned.add(of);
      if (kind.startsWith("restore")) binned.delete(of);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(changed)));
});

test(
  `in ${count} random schedules of faults nothing acknowledged is lost, and the server comes back by itself [ENQ-1, ENQ-2, PIC-6, WRK-1, WRK-3, EDT-5, BIN-1, BIN-2, BIN-5, IMG-20, GAL-30, JOB-1, JOB-2, QUO-2, QUO-3, OPS-4, OPS-5, ERR-5]`,
  async () => {
    const report = await playSchedules(firstSeed, count);
    console.log(reportText(report));
    expect(report.failures.map(failureText)).toEqual([]);
  },
  hanging,
);
