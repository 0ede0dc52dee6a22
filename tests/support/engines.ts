import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { type DatabaseConfig, makePostgresDatabase, type PreparedDatabase } from "./postgres-database.ts";
import { copiesOf, type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";

export interface TestDatabase extends OpenDatabase, AsyncDisposable {
  /** What a second process would open the same database with. */
  config: DatabaseConfig;
}

export interface TestEngine {
  name: string;
  open(): Promise<TestDatabase>;
  prepare(): Promise<PreparedDatabase>;
}

const migratedFolder = copiesOf(async (dataDir) => {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  await database.close();
});

export const sqlite = testEngine(
  "SQLite",
  async () => inFolder(await temporaryFolder()),
  async () => inFolder(await migratedFolder()),
);

/** For `describe.each`: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const engines: TestEngine[] = [sqlite, ...postgresEngines()];

export const openFreshSqlite = sqlite.open;

/** `prepareMigrated` makes a place where the migrations are done already, which saves most of the time. */
function testEngine(
  name: string,
  prepare: TestEngine["prepare"],
  prepareMigrated: TestEngine["prepare"],
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

function inFolder(folder: TemporaryFolder): PreparedDatabase {
  return {
    config: { url: null, dataDir: folder.path },
    remove: async () => folder[Symbol.asyncDispose](),
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
