import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";
import { letOthersGoFirst, runBackupCommand } from "./run-command.ts";

const idle = "5";

test.skipIf(!existsSync("/usr/bin/chrt"))(
  "the process of a backup runs only while nobody else wants to [OPS-15]",
  async () => {
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 1_000_000)"]);
    onTestFinished(() => void child.kill());
    letOthersGoFirst(child);
    const policy = () => readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ")[38];
    await expect.poll(policy).toBe(idle);
  },
);

test("a backup that gets no turn for too long takes its turns [OPS-15]", async () => {
  await using folder = await temporaryFolder();
  const config = workshopConfig(join(folder.path, "data"));
  await fillWorkshop(config);
  const address = join(folder.path, "backups");
  vi.stubEnv("BACKUP_URL", address);
  const outcome = await runBackupCommand(config, ["--json"], new AbortController().signal, 0);
  expect(outcome).toMatchObject({ code: 0, problem: "" });
  expect(await listBackups(openStoreAt(address))).toHaveLength(1);
});

test("of a server that is ending no backup begins [OPS-15]", async () => {
  await using folder = await temporaryFolder();
  const config = workshopConfig(join(folder.path, "data"));
  vi.stubEnv("BACKUP_URL", join(folder.path, "backups"));
  const { code } = await runBackupCommand(config, ["--json"], AbortSignal.abort(), 0);
  expect(code).toBeNull();
});
