import { expect, test } from "vitest";
import { monthsUpTo, reportOf } from "./report.ts";

test("visits have no gaps and stand beside the same weekday of the week before [NUM-3]", () => {
  const { visits, weeks, taps } = reportOf("2026-03-02", [
    { kind: "source", day: "2026-03-02", count: 5 },
    { kind: "source", day: "2026-02-24", count: 3 },
    { kind: "source", day: "2026-02-23", count: 4 },
    { kind: "source", day: "2026-02-17", count: 9 },
    { kind: "call", day: "2026-02-24", count: 12 },
    { kind: "call", day: "2026-02-23", count: 8 },
  ]);
  expect(visits).toHaveLength(395);
  expect(visits[0]?.day).toBe("2025-02-01");
  expect(visits.at(-1)).toEqual({ day: "2026-03-02", count: 5, before: 4 });
  expect(visits.at(-2)).toEqual({ day: "2026-03-01", count: 0, before: 0 });
  expect(visits.at(-7)).toEqual({ day: "2026-02-24", count: 3, before: 9 });
  expect(weeks).toMatchObject({ source: { count: 8, before: 13 }, call: { count: 12, before: 8 } });
  expect(taps.call.slice(-2)).toEqual([
    { day: "2026-02-23", count: 8 },
    { day: "2026-03-02", count: 12 },
  ]);
  expect(taps.quote).toHaveLength(13);
});

test("months go over the turn of the year [NUM-3]", () => {
  expect(monthsUpTo("2026-02-28", 3)).toEqual(["2025-12", "2026-01", "2026-02"]);
});
