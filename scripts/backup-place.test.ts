import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import { lockPlace } from "#domain/backup/place-lock.ts";
import { systemClock } from "#platform/clock.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { restore } from "#tests/support/backups.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startS3 } from "#tests/support/s3.ts";
import { type TemporaryFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";

async function filledWorkshop(folder: TemporaryFolder) {
  const [dataDir, address] = [join(folder.path, "data"), join(folder.path, "backups")];
  await fillWorkshop(workshopConfig(dataDir));
  return { dataDir, address, env: { DATA_DIR: dataDir, BACKUP_URL: address } };
}

test("two backups that come at once are made one after the other, and both are whole [OPS-27]", async () => {
  await using folder = await temporaryFolder();
  const { address, env } = await filledWorkshop(folder);
  const both = await Promise.all([1, 2].map(() => runScript("backup", { env })));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const ids = await listBackups(openStoreAt(address));
  expect(ids).toHaveLength(1);
  const [id = ""] = ids;
  expect((await restore(workshopConfig(join(folder.path, "restored")), address, id)).ok).toBe(true);
});

test("a backup waits for another one into the same place, and says so [OPS-27]", async () => {
  await using folder = await temporaryFolder();
  const { address, env } = await filledWorkshop(folder);
  const held = await lockPlace(openStoreAt(address), systemClock);
  const waiting = spawn(process.execPath, ["scripts/backup.ts"], { env: { PATH: process.env.PATH, ...env } });
  const [said] = await once(waiting.stderr, "data");
  expect(String(said)).toMatch(/^Another backup is being written into this place since .* Waiting for it/);
  expect(await listBackups(openStoreAt(address))).toEqual([]);
  if (held.ok) await held.value.release();
  expect(await once(waiting, "exit")).toEqual([0, null]);
  expect(await listBackups(openStoreAt(address))).toHaveLength(1);
});

test("a backup that is ended gives the place back [OPS-27]", async () => {
  await using folder = await temporaryFolder();
  const { address, env } = await filledWorkshop(folder);
  const ended = spawn(process.execPath, ["scripts/backup.ts"], {
    env: { PATH: process.env.PATH, ...env, BACKUP_PASSPHRASE: "four wheels and a tail board" },
  });
  const place = openStoreAt(address);
  await vi.waitFor(async () => expect(await place.exists("lock.json")).toBe(true), 60_000);
  ended.kill();
  expect(await once(ended, "exit")).toEqual([143, null]);
  expect([await place.exists("lock.json"), await listBackups(place)]).toEqual([false, []]);
});

test("no message repeats a mistyped identity, or the secret of a bucket [OPS-28]", async () => {
  await using folder = await temporaryFolder();
  const { dataDir, address } = await filledWorkshop(folder);
  const identity = `AGE-SECRET-KEY-1${"Q".repeat(58)}`;
  const mistyped = await runScript("backup", {
    env: { DATA_DIR: dataDir, BACKUP_URL: address, BACKUP_IDENTITY: identity },
  });
  expect(mistyped.problem).toBe("BACKUP_IDENTITY is no age identity: a letter of it is mistyped.\n");

  const s3 = await startS3();
  const bucket = s3.url.replace("S3RVER:S3RVER", "S3RVER:S3RVER-but-secret").replace("pictures", "backups");
  for (const [command, ...words] of [["backup"], ["backup", "list"], ["restore", "--from", bucket]]) {
    const said = await runScript(command ?? "", { words, env: { DATA_DIR: dataDir, BACKUP_URL: bucket } });
    expect(said.output + said.problem).not.toContain("but-secret");
  }
  await s3.stop();
  const unreadable = "s3://AKIA:se/cret@bucket/backups";
  const refused = await runScript("backup", { words: ["--to", unreadable], env: { DATA_DIR: dataDir } });
  expect([refused.code, refused.problem]).toEqual([1, expect.stringMatching(/^--to must be a folder/)]);
  expect(refused.problem).not.toContain("cret");
});

test("where there is none in a bucket its secret is not said either [OPS-28]", async () => {
  await using folder = await temporaryFolder();
  const s3 = await startS3();
  const env = { DATA_DIR: folder.path, BACKUP_URL: s3.url.replace("pictures", "nothing") };
  const { problem } = await runScript("backup", { words: ["verify"], env });
  await s3.stop();
  expect(problem).toMatch(/^There is no backup in s3:\/\/…@rathkar\/workshop\/nothing/);
});
