import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { serverProcess } from "#tests/support/server-process.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";

test("a server whose lock was deleted stays the only one on its database, however often another starts [OPS-9]", async () => {
  await using first = await startSiteProcess();
  const second = serverProcess({ port: await freePort(), dataDir: first.dataDir, settings: () => ({}) });
  await rm(join(first.dataDir, "server.lock"));
  for (let start = 0; start < 2; start++) {
    second.launch();
    expect(await second.serving()).toBe(false);
  }
  const refusal = `The database ${join(first.dataDir, "rathkar.sqlite")} is open elsewhere, and the lock of its server is new: another server may be running on it. Stop it first, or set DATA_DIR to a folder of its own.\n`;
  expect(second.output()).toBe(refusal.repeat(2));
  expect((await fetch(`${first.url}/gallery`)).status).toBe(200);

  await first.kill();
  second.launch();
  expect(await second.serving()).toBe(true);
  await second.end("SIGKILL");
});
