import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type BackupKind, createBackupRuns } from "#domain/backup/backup.ts";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";
import { backupLetter } from "./report-failed-backup.ts";
import { runBackupCommand } from "./run-command.ts";
import { startBackups } from "./start-backups.ts";

/** Other tests want the processors, too: nothing is won by waiting until they do not. */
const patience = 0;

async function openTwoServers(folder: string, address: string) {
  const dataDir = join(folder, "data");
  const config = workshopConfig(dataDir);
  await fillWorkshop(config);
  vi.stubEnv("BACKUP_URL", address);
  const dueAt = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const told: string[] = [];
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const runs = createBackupRuns({ database, clock: systemClock, isScheduled: true });
  const servers = [1, 2].map(() =>
    startBackups({
      runs,
      times: () => dueAt,
      run: (words, signal) => runBackupCommand(config, words, signal, patience),
      async tell(kind: BackupKind, problem: string) {
        told.push(`${kind}: ${problem}`);
      },
      clock: systemClock,
      log: silentLog,
    }),
  );
  return {
    told,
    status: runs.status,
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map(({ stop }) => stop()));
      await database.close();
    },
  };
}

test("of two servers one makes the backup that is due, and one tries it [OPS-15]", async () => {
  await using folder = await temporaryFolder();
  const address = join(folder.path, "backups");
  await using servers = await openTwoServers(folder.path, address);
  const whole = { backup: { megabytes: 0 }, drill: { endedAt: expect.any(String) }, problem: null };
  await expect.poll(servers.status).toMatchObject(whole);
  expect(await listBackups(openStoreAt(address))).toHaveLength(1);
  expect(servers.told).toEqual([]);
});

test("a backup that fails is told once, with the command's own words [OPS-15]", async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "data"));
  const address = join(folder.path, "no-folder");
  await writeFile(address, "a file, where a folder is to be");
  await using servers = await openTwoServers(folder.path, address);
  await expect.poll(servers.status).toMatchObject({ backup: null, problem: { kind: "backup" } });
  await expect.poll(() => servers.told).toEqual([expect.stringContaining("no-folder")]);
});

test("the owner reads in his language what failed, and what to say to whom [OPS-15]", () => {
  const letter = backupLetter("drill", "main_1.jpg is damaged.", "2026-11-22", "mr");
  expect(letter).toMatchObject({ id: "drill-2026-11-22", path: "/admin/today" });
  expect(letter.paragraphs.at(-1)).toBe("main_1.jpg is damaged.");
  expect(letter.subject).toMatch(/\p{Script=Devanagari}/u);
});
