import { expect, test } from "vitest";
import type { BackupStatus } from "#domain/backup/backup.ts";
import { backupProblem } from "./trials.ts";

const now = new Date("2026-11-23T10:00:00.000Z");
const good: BackupStatus = {
  backup: { endedAt: "2026-11-22T11:00:00.000Z", megabytes: 120 },
  drill: { endedAt: "2026-11-20T02:00:00.000Z" },
  problem: null,
};

test("the doctor has nothing to say of backups that are made and tried [OPS-15]", () => {
  expect(backupProblem(good, now, null)).toBeNull();
});

test("where nobody makes any the doctor says when the owner last downloaded one [OPS-15]", () => {
  expect(backupProblem(null, now, null)).toContain("Nobody has downloaded one either");
  expect(backupProblem(null, now, "2026-11-21T20:00:00.000Z")).toContain("of 2026-11-22");
});

test.each<[string, BackupStatus | null, string]>([
  ["nobody makes any", null, "set BACKUP_URL"],
  ["none is made yet", { ...good, backup: null }, "npm run backup"],
  ["they stopped", { ...good, backup: { endedAt: "2026-11-20T09:00:00.000Z", megabytes: 1 } }, "3 days old"],
  [
    "one failed",
    { ...good, problem: { kind: "backup", sentence: "The disk is full." } },
    "The disk is full.",
  ],
  [
    "a trial failed",
    { ...good, problem: { kind: "drill", sentence: "A hash differs." } },
    "for a trial failed",
  ],
])("the doctor says what to do where %s [OPS-15]", (_, status, words) => {
  expect(backupProblem(status, now, null)).toContain(words);
});
