import { expect, test } from "vitest";
import { daysLate, dueGroupOf } from "./due.ts";

test.each([
  ["2026-11-26", "late", 1],
  ["2026-10-31", "late", 27],
  ["2026-11-27", "this week", 0],
  ["2026-11-29", "this week", 0],
  ["2026-11-30", "next week", 0],
  ["2026-12-06", "next week", 0],
  ["2026-12-07", "later", 0],
  [null, "no day", 0],
] as const)("on a Friday what is promised for %s is %s [JOB-3]", (promisedOn, group, late) => {
  expect(dueGroupOf(promisedOn, "2026-11-27")).toBe(group);
  expect(daysLate(promisedOn, "2026-11-27")).toBe(late);
});

test("a week ends with its Sunday, also on a Sunday [JOB-3]", () => {
  expect(dueGroupOf("2026-11-29", "2026-11-29")).toBe("this week");
  expect(dueGroupOf("2026-11-30", "2026-11-29")).toBe("next week");
});
