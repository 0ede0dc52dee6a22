import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { type DatabaseConfig, makePostgresDatabase, type PreparedDatabase } from "./postgres-database.ts";

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
  prepare(): Promise<PreparedDatabase>;
}

const sqlite = testEngine("SQLite", prepareSqlite);

/** For `describe.each`: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const engines: TestEngine[] = [sqlite, ...postgresEngines()];

/** A fresh SQLite database, for suites that need any database. */
export const openFreshSqlite = sqlite.open;

/** `prepareMigrated` may make a place where the migrations are done already, which saves most of the time. */
function testEngine(
  name: string,
  prepare: TestEngine["prepare"],
  prepareMigrated: TestEngine["prepare"] = prepare,
): TestEngine {
  return {
    name,
    prepare,
    async open() {
      const { config, remove } = await prepareMigrated();
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

async function prepareSqlite(): Promise<PreparedDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rathkar-test-"));
  return {
    config: { url: null, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function postgresEngines(): TestEngine[] {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [];
  const template = process.env.TEST_DATABASE_TEMPLATE;
  return [
    testEngine(
      "PostgreSQL",
      () => makePostgresDatabase(server),
      () => makePostgresDatabase(server, template),
    ),
  ];
}
