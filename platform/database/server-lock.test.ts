import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { DataFolderInUse, holdServerLock } from "#platform/database/server-lock.ts";
import { silentLog } from "#platform/log.ts";

function freshFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), "rathkar-lock-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return path.join(parent, "data");
}

async function startHolder(dataDir: string) {
  const lockFile = new URL("./server-lock.ts", import.meta.url).href;
  const program = `const { holdServerLock } = await import(${JSON.stringify(lockFile)});
    holdServerLock(${JSON.stringify(dataDir)}); gc(); console.log("held"); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    holder.kill("SIGKILL");
  });
  await once(holder.stdout, "data");
  return holder;
}

test("a second server on the same data folder is refused with a clear sentence", () => {
  const dataDir = freshFolder();
  const first = holdServerLock(dataDir);

  expect(() => holdServerLock(dataDir)).toThrow(DataFolderInUse);
  expect(() => holdServerLock(dataDir)).toThrow("Another server is already running on the data folder");

  first.release();
  holdServerLock(dataDir).release();
});

test("the folder is free again after the server was killed", async () => {
  const dataDir = freshFolder();
  const holder = await startHolder(dataDir);
  expect(() => holdServerLock(dataDir)).toThrow(DataFolderInUse);

  holder.kill("SIGKILL");
  await once(holder, "exit");

  holdServerLock(dataDir).release();
});

test("a command that has the database open delays no server [OPS-9]", async () => {
  const dataDir = freshFolder();
  holdServerLock(dataDir).release();
  const command = await openDatabase({ url: null, dataDir }, silentLog);
  holdServerLock(dataDir).release();
  await command.close();
});

test("a script opens the database beside a running server", async () => {
  const dataDir = freshFolder();
  const server = holdServerLock(dataDir);

  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const rows = await database.db.selectFrom("content_revision").select("id").execute();
  await database.close();
  server.release();

  expect(rows).toEqual([{ id: 1 }]);
});
