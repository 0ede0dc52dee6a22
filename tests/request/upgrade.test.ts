import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { deployedMachine } from "#tests/support/deployed-machine.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** One that a server has run on. */
async function machineInUse() {
  const [machine, backups] = [await deployedMachine(), await temporaryFolder()];
  const { close } = await openDatabase({ url: null, dataDir: machine.dataDir }, silentLog);
  await close();
  await machine.configure({ DATA_DIR: machine.dataDir, BACKUP_URL: backups.path });
  return {
    ...machine,
    backups: backups.path,
    async [Symbol.asyncDispose]() {
      await backups[Symbol.asyncDispose]();
      await machine[Symbol.asyncDispose]();
    },
  };
}

test("an archive is unpacked, the data backed up and the release switched to, and back in one command [OPS-26]", async () => {
  await using machine = await machineInUse();
  const { code, output } = await machine.deploy("upgrade.sh", await machine.archive("answers"));
  expect([code, output]).toEqual([0, expect.stringMatching(/\nBackup \S+Z: /)]);
  const [newest, ...others] = (await machine.releases()).toReversed();
  expect([newest, others]).toEqual([await machine.current(), ["2-newer"]]);

  expect(await machine.deploy("rollback.sh")).toMatchObject({ code: 0 });
  expect(await machine.current()).toBe("2-newer");
});

test("a release that does not answer gives way to the one before, and goes [OPS-26]", async () => {
  await using machine = await machineInUse();
  const { code, output, problem } = await machine.deploy("upgrade.sh", await machine.archive("is silent"));
  expect([code, output, problem]).toEqual([
    1,
    expect.stringContaining("What the server wrote last.\n"),
    "The new version does not answer; the one before runs again.\n",
  ]);
  expect([await machine.current(), await machine.releases()]).toEqual(["2-newer", ["1-older", "2-newer"]]);
});

test("an archive that is damaged changes nothing and leaves nothing [OPS-26]", async () => {
  await using machine = await machineInUse();
  const damaged = join(machine.backups, "damaged.tar.gz");
  await writeFile(damaged, "half a downl");
  expect(await machine.deploy("upgrade.sh", damaged)).not.toMatchObject({ code: 0 });
  expect([await machine.told(), await machine.releases()]).toEqual([[], ["1-older", "2-newer"]]);
});
