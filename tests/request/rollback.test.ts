import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import type { Database } from "#platform/database/schema.ts";
import { silentLog } from "#platform/log.ts";
import { deployedMachine } from "#tests/support/deployed-machine.ts";
import { engines, openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

function settingsOf({ config: { url, dataDir } }: TestDatabase): Record<string, string> {
  return { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) };
}

/** As a release brings it up to date that is newer than this one. */
async function migrateFurther(db: Kysely<Database>): Promise<void> {
  await sql`insert into migrations (number, name, applied_at) values (999, '999-newer', '')`.execute(db);
}

describe.each(engines)("going back on $name", (engine) => {
  test("changes the program alone where the older release knows every migration [OPS-26]", async () => {
    await using database = await engine.open();
    await using machine = await deployedMachine();
    await machine.configure(settingsOf(database));
    expect(await machine.deploy("rollback.sh")).toMatchObject({ code: 0, problem: "" });
    expect(await machine.current()).toBe("1-older");
    expect(await machine.told()).toEqual(["daemon-reload", "reset-failed rathkar", "restart rathkar"]);
    expect(await machine.deploy("rollback.sh")).toMatchObject({
      code: 1,
      problem: "There is no earlier release.\n",
    });
  });

  test("changes nothing where it does not and data lie elsewhere, and says what to do [OPS-26]", async () => {
    await using database = await engine.open();
    await migrateFurther(database.db);
    const settings = { ...settingsOf(database), STORAGE_URL: "s3://bucket/pictures?region=ap-south-1" };
    await using machine = await deployedMachine();
    await machine.configure(settings, "2026-11-23T06-00-00Z");
    const { code, problem } = await machine.deploy("rollback.sh");
    expect(code).toBe(1);
    expect(problem).toContain('it has the migration "999-newer", which this one does not know.');
    expect(problem).toMatch(/RELEASE=\S+\/1-older rathkar restore --backup 2026-11-23T06-00-00Z\n/);
    expect([await machine.current(), await machine.told()]).toEqual(["2-newer", []]);
  });
});

test("going back waits no longer for a server that systemd has given up, and tells its last lines [OPS-26]", async () => {
  await using database = await openFreshSqlite();
  await using machine = await deployedMachine();
  await machine.configure(settingsOf(database));
  await machine.breakServer("1-older");
  const { code, output } = await machine.deploy("rollback.sh");
  expect([code, await machine.current()]).toEqual([1, "1-older"]);
  expect(output).toContain("What the server wrote last.\n");
});

test("going back to a release that does not know the tables brings the data of then, and keeps those of now [OPS-26]", async () => {
  await using machine = await deployedMachine();
  await using backups = await temporaryFolder();
  const settings = { DATA_DIR: machine.dataDir, BACKUP_URL: backups.path };
  const { db, close } = await openDatabase({ url: null, dataDir: machine.dataDir }, silentLog);
  await runScript("backup", { env: settings });
  const [backup] = (await runScript("backup", { words: ["list"], env: settings })).output.split(" ");
  await migrateFurther(db);
  await close();

  await machine.configure(settings, backup);
  expect(await machine.deploy("rollback.sh")).toMatchObject({ code: 0 });
  expect(await machine.current()).toBe("1-older");
  expect(await machine.told()).toEqual([
    "stop rathkar",
    "daemon-reload",
    "reset-failed rathkar",
    "restart rathkar",
  ]);
  const restored = await openToRead({ url: null, dataDir: machine.dataDir }, silentLog);
  expect(restored).not.toBeNull();
  await restored?.close();
  expect(await readdir(dirname(machine.dataDir))).toContainEqual(expect.stringMatching(/^rathkar-2/));
});
