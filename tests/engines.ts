import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";

/** A fresh, migrated database; disposing of it closes and removes it. */
export interface TestDatabase extends OpenDatabase, AsyncDisposable {
  /** What a second process would open the same database with. */
  config: { url: string | null; dataDir: string };
}

/** A database engine the suites run on. */
export interface TestEngine {
  name: string;
  open(): Promise<TestDatabase>;
}

const sqlite: TestEngine = { name: "SQLite", open: openFreshSqlite };

/** For `describe.each`: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const engines: TestEngine[] = [sqlite, ...postgresEngines()];

/** A fresh SQLite database, for suites that need any database. */
export async function openFreshSqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rathkar-test-"));
  const config = { url: null, dataDir };
  const database = await openDatabase(config, silentLog);
  return {
    ...database,
    config,
    async [Symbol.asyncDispose]() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function postgresEngines(): TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  return server ? [{ name: "PostgreSQL", open: () => openFreshPostgres(server) }] : [];
}

async function openFreshPostgres(server: string): Promise<TestDatabase> {
  const name = `rathkar_${randomUUID().replaceAll("-", "")}`;
  await askServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const config = { url: url.href, dataDir: path.join(tmpdir(), name) };
  const database = await openDatabase(config, silentLog);
  return {
    ...database,
    config,
    async [Symbol.asyncDispose]() {
      await database.close();
      await askServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function askServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
