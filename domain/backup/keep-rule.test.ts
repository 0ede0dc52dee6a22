import { expect, test } from "vitest";
import { backupId } from "./backup-manifest.ts";
import { backupsToRemove, parseKeepRule } from "./keep-rule.ts";

const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 10, 22, 22);
const daysAgo = (days: number) => backupId(new Date(newest - days * day));

test("a rule says how many days, weeks and months keep their newest backup [OPS-2]", () => {
  expect(parseKeepRule("7d,4w,12m")).toEqual({ days: 7, weeks: 4, months: 12 });
  expect(parseKeepRule(" 30d ")).toEqual({ days: 30, weeks: 0, months: 0 });
  expect(parseKeepRule("all")).toBeNull();
});

test("of a year of nightly backups a week, four weeks and twelve months are kept [OPS-2]", () => {
  const nightly = Array.from({ length: 365 }, (_, days) => daysAgo(days));
  const removed = new Set(backupsToRemove(nightly, { days: 7, weeks: 4, months: 12 }));
  const kept = nightly.filter((id) => !removed.has(id));
  expect(kept.slice(0, 7)).toEqual(nightly.slice(0, 7));
  expect(kept.map((id) => id.slice(0, 10))).toEqual([
    ...["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16"],
    ...["2026-11-15", "2026-11-08", "2026-11-01", "2026-10-31"],
    ...["2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30"],
    ...["2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
  ]);
});

test("of several backups of a day the newest stays, and the newest of all always does [OPS-2]", () => {
  const [morning, evening] = [backupId(new Date(newest - day / 2)), backupId(new Date(newest))];
  expect(backupsToRemove([evening, morning], { days: 1, weeks: 0, months: 0 })).toEqual([morning]);
  expect(backupsToRemove([evening], { days: 0, weeks: 0, months: 0 })).toEqual([]);
});
