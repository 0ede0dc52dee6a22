import { expect, test } from "vitest";
import { parseDueTimes } from "./due-times.ts";

const latest = (rule: string, now: string) => parseDueTimes(rule)?.(new Date(now)).toISOString();

test("a backup is due at times of day in India, also those of yesterday [OPS-15]", () => {
  expect(latest("02:30,14:30", "2026-11-22T08:59:59Z")).toBe("2026-11-21T21:00:00.000Z");
  expect(latest("02:30,14:30", "2026-11-22T09:00:00Z")).toBe("2026-11-22T09:00:00.000Z");
  expect(latest("23:30", "2026-11-22T17:00:00Z")).toBe("2026-11-21T18:00:00.000Z");
});

test("or every so often, such as every quarter of an hour [OPS-15]", () => {
  expect(latest("15m", "2026-11-22T08:59:59Z")).toBe("2026-11-22T08:45:00.000Z");
  expect(latest("6h", "2026-11-22T08:59:59Z")).toBe("2026-11-22T06:00:00.000Z");
});

test.each(["", "soon", "25:00", "02:30;14:30", "0m", "25h"])("%j is no such rule [OPS-15]", (rule) => {
  expect(parseDueTimes(rule)).toBeNull();
});
