import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { readableLog } from "#tests/support/open-app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase } from "./open.ts";
import { holdServerLock } from "./server-lock.ts";
import { sqlitePath } from "./sqlite-file.ts";
import { DatabaseUnusable } from "./unusable.ts";

async function freshFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.path;
}

const open = (dataDir: string, log = silentLog) => openDatabase({ url: null, dataDir }, log);

async function filledFolder(dataDir?: string): Promise<string> {
  const folder = dataDir ?? (await freshFolder());
  const { db, close } = await open(folder);
  await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000)
    insert into vehicle_names (id, name, folded_name, created_at, updated_at)
    select n, 'Name ' || n, 'name ' || n, '2026-11-22', '2026-11-22' from numbers`.execute(db);
  await close();
  return folder;
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, "r+");
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

async function refusalOf(dataDir: string): Promise<DatabaseUnusable> {
  const outcome = await open(dataDir).catch((error: unknown) => error);
  if (!(outcome instanceof DatabaseUnusable)) throw new Error("The database was opened.", { cause: outcome });
  return outcome;
}

describe("a start refuses in a sentence with the file and what to do", () => {
  test("a damaged database [OPS-6]", async () => {
    const dataDir = await filledFolder();
    const file = sqlitePath(dataDir);
    const middle = Math.floor(statSync(file).size / 2 / 4096) * 4096;
    overwrite(file, middle, Buffer.alloc(3 * 4096, "no database "));

    const { message } = await refusalOf(dataDir);
    expect(message).toContain(`The database ${file} is damaged. Stop the server, put its folder aside`);
  });

  test("what is no database at all [OPS-6]", async () => {
    const dataDir = await freshFolder();
    writeFileSync(sqlitePath(dataDir), "the words of somebody's letter ".repeat(1000));
    expect((await refusalOf(dataDir)).message).toMatch(/ is damaged\. .*\(SQLITE_NOTADB\)$/);
  });

  test("a database of a newer version [OPS-6]", async () => {
    const dataDir = await filledFolder();
    const { db, close } = await open(dataDir);
    await sql`insert into migrations (number, name, applied_at) values (999, '999-future', '')`.execute(db);
    await close();
    expect((await refusalOf(dataDir)).message).toBe(
      `The database ${sqlitePath(dataDir)} was written by another version: it has the migration "999-future", which this one does not know. Start the version that wrote it, or a newer one.`,
    );
  });

  test.each(["closed", "killed"])(
    "a database that this account may not write to, which a server left %s [OPS-6]",
    async (left) => {
      const dataDir = await filledFolder();
      if (left === "killed") leaveJournal(dataDir);
      for (const file of readdirSync(dataDir)) chmodSync(path.join(dataDir, file), 0o400);
      chmodSync(dataDir, 0o500);
      onTestFinished(() => chmodSync(dataDir, 0o700));
      const refusal = `DatabaseUnusable The database ${sqlitePath(dataDir)} cannot be written to.`;
      expect(openAsOthers(dataDir).split(refusal)).toHaveLength(3);
    },
  );
});

function leaveJournal(dataDir: string): void {
  const program = `const SqliteFile = require("better-sqlite3");
    new SqliteFile(${JSON.stringify(sqlitePath(dataDir))}).exec("update content_revision set revision = revision + 1");
    process.kill(process.pid, "SIGKILL");`;
  spawnSync(process.execPath, ["--eval", program], { cwd: import.meta.dirname });
  expect(existsSync(`${sqlitePath(dataDir)}-shm`)).toBe(true);
}

function openAsOthers(dataDir: string): string {
  const openFile = new URL("./open.ts", import.meta.url).href;
  const readFile = new URL("./open-to-read.ts", import.meta.url).href;
  const logFile = new URL("../log.ts", import.meta.url).href;
  const program = `const { openDatabase } = await import(${JSON.stringify(openFile)});
    const { silentLog } = await import(${JSON.stringify(logFile)});
    const { openToRead } = await import(${JSON.stringify(readFile)});
    for (const open of [openDatabase, openToRead]) {
      await open({ url: null, dataDir: ${JSON.stringify(dataDir)} }, silentLog)
        .catch((error) => { console.log(error.name, error.message); });
    }`;
  const asOthers = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-all"] : [];
  const [command = "", ...words] = [...asOthers, process.execPath, "--input-type=module", "--eval", program];
  return spawnSync(command, words, { encoding: "utf8" }).stdout;
}

async function smallDisk(): Promise<string> {
  const folder = await freshFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
  });
  return folder;
}

function fillUp(disk: string): () => void {
  const ballast = path.join(disk, "ballast");
  const handle = openSync(ballast, "w");
  for (const chunk of [Buffer.alloc(65_536), Buffer.alloc(4096)]) {
    try {
      while (writeSync(handle, chunk) === chunk.length);
    } catch {
      // Full, as far as such chunks go.
    }
  }
  closeSync(handle);
  return () => rmSync(ballast);
}

async function canMount(): Promise<boolean> {
  await using folder = await temporaryFolder();
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder.path]).status === 0;
  if (isMounted) execFileSync("umount", [folder.path]);
  return isMounted;
}

describe.skipIf(!(await canMount()))("a full disk (skipped where none can be mounted)", () => {
  test("fails a change for its true cause, and loses nothing [OPS-4]", async () => {
    const place = await smallDisk();
    const { db, close } = await open(await filledFolder(place));
    const makeRoom = fillUp(place);
    const name = { name: "x".repeat(100_000), created_at: "", updated_at: "" };
    const change = () =>
      db.transaction().execute((trx) =>
        trx
          .insertInto("vehicle_names")
          .values(["a", "b", "c"].map((id) => ({ id, folded_name: id, ...name })))
          .execute(),
      );
    await expect(change()).rejects.toMatchObject({ code: "SQLITE_FULL" });

    makeRoom();
    await change();
    const { rows } = await sql<{ count: number }>`select count(*) as count from vehicle_names`.execute(db);
    expect(rows).toEqual([{ count: 2003 }]);
    await close();
  });

  test("lets a server start, which writes again once there is room [OPS-4]", async () => {
    const place = await smallDisk();
    const dataDir = await filledFolder(path.join(place, "data"));
    const makeRoom = fillUp(place);

    const lock = holdServerLock(dataDir);
    const { lines, log } = readableLog();
    const { db, close } = await open(dataDir, log);
    expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining("The disk is full") }]);
    expect(await db.selectFrom("content_revision").select("revision").execute()).toEqual([{ revision: 1 }]);

    makeRoom();
    await db.updateTable("content_revision").set({ revision: 2 }).execute();
    await close();
    lock.release();
    const again = await open(dataDir);
    expect(again.revision.current()).toBe(2);
    await again.close();
  });
});
