import { readdir } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { openToRead } from "./open-to-read.ts";
import type { Database } from "./schema.ts";

async function emptyPlace(engine: TestEngine) {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  return config;
}

async function runningDatabase(engine: TestEngine) {
  const config = await emptyPlace(engine);
  const database: OpenDatabase = await openDatabase(config, silentLog);
  onTestFinished(database.close);
  return { config, db: database.db };
}

async function migrationsOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select number from migrations`.execute(db);
  return rows.length;
}

describe.each(engines)("a look at a database on $name", (engine) => {
  test("makes none where there is none [OPS-10]", async () => {
    const config = await emptyPlace(engine);
    expect(await openToRead(config, silentLog)).toBeNull();
    expect(await openToRead(config, silentLog)).toBeNull();
    if (config.url === null) expect(await readdir(config.dataDir)).toEqual([]);
  });

  test("reads it beneath a running server [OPS-10]", async () => {
    const { config, db } = await runningDatabase(engine);
    await db.updateTable("content_revision").set({ revision: 7 }).execute();
    const look = await openToRead(config, silentLog);
    expect(await look?.db.selectFrom("content_revision").select("revision").execute()).toEqual([
      { revision: 7 },
    ]);
    await look?.close();
  });

  test("leaves an older one as it is, and says so [OPS-10]", async () => {
    const { config, db } = await runningDatabase(engine);
    const migrations = await migrationsOf(db);
    await sql`delete from migrations where number = ${migrations}`.execute(db);
    await expect(openToRead(config, silentLog)).rejects.toThrow(
      / was written by an older version\. The server brings it up to date at its next start/,
    );
    expect(await migrationsOf(db)).toBe(migrations - 1);
  });

  test("refuses a newer one [OPS-10]", async () => {
    const { config, db } = await runningDatabase(engine);
    await sql`insert into migrations (number, name, applied_at) values (999, '999-future', '')`.execute(db);
    await expect(openToRead(config, silentLog)).rejects.toThrow('it has the migration "999-future"');
  });
});

describe.each(engines.filter(({ name }) => name === "SQLite"))("a look at a file of $name", (engine) => {
  test("cannot write [OPS-10]", async () => {
    const { config } = await runningDatabase(engine);
    const look = await openToRead(config, silentLog);
    await expect(look?.db.deleteFrom("installation").execute()).rejects.toMatchObject({
      code: "SQLITE_READONLY",
    });
    await look?.close();
  });
});
