import { expect, test } from "vitest";
import { indianDaysSince } from "./indian-day.ts";

test.each([
  ["2026-11-22T03:00:00.000Z", "2026-11-22T18:29:59.999Z", 0],
  ["2026-11-22T18:29:59.999Z", "2026-11-22T18:30:00.000Z", 1],
  ["2026-11-02T20:00:00.000Z", "2026-11-20T18:00:00.000Z", 17],
  ["2026-02-28T12:00:00.000Z", "2026-03-01T12:00:00.000Z", 1],
])("from %s to %s it is %i midnights in India [WRK-5, LANG-9]", (since, now, days) => {
  expect(indianDaysSince(since, new Date(now))).toBe(days);
});
