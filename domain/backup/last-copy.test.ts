import { expect, test } from "vitest";
import type { BackupStatus } from "./backup.ts";
import { type OldCopy, oldCopy } from "./last-copy.ts";

const now = new Date("2026-11-23T10:00:00.000Z");
const made = (endedAt: string | null): BackupStatus => ({
  backup: endedAt === null ? null : { endedAt, megabytes: 1 },
  drill: null,
  problem: null,
});

test.each<[string, BackupStatus | null, string | null, OldCopy | null]>([
  ["there has never been one", null, null, "never"],
  ["the first is on its way", made(null), null, null],
  ["one was made yesterday", made("2026-11-22T10:00:00.000Z"), null, null],
  ["none was made for days", made("2026-11-20T10:00:00.000Z"), null, { days: 3 }],
  ["none was made, but one downloaded", made("2026-11-20T10:00:00.000Z"), "2026-11-22T10:00:00.000Z", null],
  ["the last download is new", null, "2026-11-18T10:00:00.000Z", null],
  ["the last download is old", null, "2026-11-10T10:00:00.000Z", { days: 13 }],
])("it is known how old the newest copy is where %s [OPS-15]", (_, status, downloadedAt, old) => {
  expect(oldCopy(status, downloadedAt, now)).toEqual(old);
});
