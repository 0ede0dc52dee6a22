import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const object_name = "main_1773480413589_0_truck.jpg";

test("a database that knows the pictures becomes the owner of their store, one that knows none does not [PIC-7]", async () => {
  await using folder = await temporaryFolder();
  const dataDir = folder.path;
  const claim = () => runScript("store-claim", { env: { DATA_DIR: dataDir } });
  const files = openFileStore({ url: null, dataDir });
  await files.write(object_name, Buffer.from("picture"), "image/jpeg");
  await files.write("rathkar-identity.txt", Buffer.from("of another database"), "text/plain");

  expect(await claim()).toMatchObject({ code: 1, problem: expect.stringContaining("knows none of the 1 ") });

  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  const facts = { width: 300, height: 200, placeholder: "#335577", is_warm: 1, created_at: "2026-03-14" };
  await db
    .insertInto("pictures")
    .values({ object_name, ...facts })
    .execute();
  await close();
  expect(await claim()).toMatchObject({ code: 0, output: expect.stringContaining("1 pictures belongs to") });
  expect((await claim()).output).toBe("The picture store belongs to this database already.\n");

  await rm(join(dataDir, "rathkar.sqlite"));
  expect((await claim()).problem).toContain("knows none of the 1 ");
});
