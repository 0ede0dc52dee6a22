import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";

/** What a process opens a database with. */
export type DatabaseConfig = { url: string | null; dataDir: string };

/** A fresh, migrated database; disposing of it closes and removes it. */
export interface TestDatabase extends OpenDatabase, AsyncDisposable {
  /** What a second process would open the same database with. */
  config: DatabaseConfig;
}

/** A database engine the suites run on. */
export interface TestEngine {
  name: string;
  open(): Promise<TestDatabase>;
  /** A place for a database that nobody has opened yet. */
  prepare(): Promise<{ config: DatabaseConfig; remove(): Promise<void> }>;
}

const sqlite = testEngine("SQLite", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rathkar-test-"));
  return {
    config: { url: null, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
});

/** For `describe.each`: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const engines: TestEngine[] = [sqlite, ...postgresEngines()];

/** A fresh SQLite database, for suites that need any database. */
export const openFreshSqlite = sqlite.open;

function testEngine(name: string, prepare: TestEngine["prepare"]): TestEngine {
  return {
    name,
    prepare,
    async open() {
      const { config, remove } = await prepare();
      const database = await openDatabase(config, silentLog);
      return {
        ...database,
        config,
        async [Symbol.asyncDispose]() {
          await database.close();
          await remove();
        },
      };
    },
  };
}

function postgresEngines(): TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [];
  const postgres = testEngine("PostgreSQL", async () => {
    const name = `rathkar_${randomUUID().replaceAll("-", "")}`;
    // By far the faster way to make many small databases; before version 15 it was the only one.
    const strategy = (await serverVersion(server)) >= 15 ? "strategy file_copy" : "";
    await askServer(server, `create database ${name} ${strategy}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      config: { url: url.href, dataDir: path.join(tmpdir(), name) },
      remove: async () => {
        await askServer(server, `drop database ${name} with (force)`);
      },
    };
  });
  return [postgres];
}

async function serverVersion(server: string): Promise<number> {
  const [row] = await askServer(server, "show server_version_num");
  return Math.floor(Number(row?.server_version_num) / 10_000);
}

async function askServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
