import { join } from "node:path";
import { expect, test } from "vitest";
import { openStoreAt } from "#platform/storage/open.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";

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
