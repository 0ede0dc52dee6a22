import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Config } from "#platform/config.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentOf, fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";

test("the drill restores the newest backup, lets a server show its gallery, and tells of a damaged picture [OPS-14]", async () => {
  await using folder = await temporaryFolder();
  const [dataDir, address] = [join(folder.path, "data"), join(folder.path, "backups")];
  await fillWorkshop(workshopConfig(dataDir));
  const env = { DATA_DIR: dataDir, BACKUP_URL: address };
  const backup = (...words: string[]) => runScript("backup", { words, env });

  expect(await backup("verify")).toMatchObject({ code: 1, problem: `There is no backup in ${address}.\n` });
  expect((await backup()).output).toMatch(/^Backup \S+: \d+ rows, 3 files \(0\.\d MB\), of these 3 new/);
  const whole = await backup("verify");
  expect([whole.problem, whole.output]).toEqual([
    "",
    expect.stringMatching(/is whole: .* \(1 of them photographs of enquiries\)/),
  ]);

  const place = openStoreAt(address);
  for await (const { name } of place.list("files/"))
    await place.write(name, Buffer.from("rust"), "image/jpeg");
  expect(await backup("verify")).toMatchObject({ code: 1, problem: expect.stringContaining("is damaged") });
});

test("the doctor knows of the backup that the command made, before the server has made one [OPS-15]", async () => {
  await using folder = await temporaryFolder();
  const env = { DATA_DIR: join(folder.path, "data"), BACKUP_URL: join(folder.path, "backups") };
  await fillWorkshop(workshopConfig(env.DATA_DIR));
  expect((await runScript("doctor", { env })).output).toContain("Backup: none is made yet");
  expect((await runScript("backup", { env })).code).toBe(0);
  expect((await runScript("doctor", { env })).output).not.toContain("Backup:");
});

test("without a place or a database the command says what it needs, and makes nothing [OPS-2]", async () => {
  await using folder = await temporaryFolder();
  const env = { DATA_DIR: join(folder.path, "data") };
  expect((await runScript("backup", { env })).problem).toContain("Give --to or BACKUP_URL");
  const words = ["--to", join(folder.path, "backups")];
  expect((await runScript("backup", { words, env })).problem).toContain("no database yet");
  expect((await runScript("restore", { words: ["--from", folder.path], env })).problem).toContain(
    "no backup",
  );
});

const storeOf = ({ dataDir }: Config) => openFileStore({ url: null, dataDir });

test("where there is no backup the commands say so, and make nothing [OPS-2]", async () => {
  await using folder = await temporaryFolder();
  const nowhere = join(folder.path, "nowhere");
  const env = { DATA_DIR: join(folder.path, "data"), BACKUP_URL: nowhere };
  for (const [command, ...words] of [["backup", "list"], ["backup", "verify"], ["restore"]]) {
    const said = await runScript(command ?? "", { words, env });
    expect(said.output + said.problem).toBe(`There is no backup in ${nowhere}.\n`);
    expect(existsSync(nowhere)).toBe(false);
  }
});

test("a restore that is killed goes on, and what is found damaged then is restored again [OPS-3]", async () => {
  await using folder = await temporaryFolder();
  const inFolder = (name: string) => join(folder.path, name);
  const [from, to] = [workshopConfig(inFolder("data")), workshopConfig(inFolder("restored"))];
  const place = inFolder("backups");
  const names = Array.from({ length: 300 }, (_, index) => `main_${index}.jpg`);
  await fillWorkshop(from);
  await storeOf(from).writeAll(
    names.map((name) => async () => ({ name, bytes: Buffer.from(name), contentType: "image/jpeg" })),
  );
  await runScript("backup", { words: ["--to", place], env: { DATA_DIR: from.dataDir } });
  const backups = openStoreAt(place);
  const [held = { name: "" }] = await Array.fromAsync(backups.list("files/main_0."));
  const bytes = (await backups.read(held.name)) ?? Buffer.alloc(0);
  await backups.remove(held.name);
  // Who reads it waits for ever, so that the restore is killed in the middle.
  execFileSync("mkfifo", [join(place, held.name)]);

  const restore = spawn(process.execPath, ["scripts/restore.ts", "--from", place], {
    env: { PATH: process.env.PATH, DATA_DIR: to.dataDir },
  });
  const restored = () => Array.fromAsync(storeOf(to).list("main_"));
  await vi.waitFor(async () => expect((await restored()).length).toBeGreaterThan(50), 600_000);
  restore.kill("SIGKILL");
  await once(restore, "exit");
  for (const { name } of (await restored()).slice(0, 3))
    await storeOf(to).write(name, Buffer.alloc(0), "image/jpeg");
  await backups.write(held.name, bytes, "image/jpeg");

  const again = await runScript("restore", { words: ["--from", place], env: { DATA_DIR: to.dataDir } });
  expect(again).toMatchObject({ code: 0, problem: "" });
  expect((await contentOf(to)).files).toEqual((await contentOf(from)).files);
});
