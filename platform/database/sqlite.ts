import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { AfterCommit } from "./content-revision.ts";

/** For another process, in milliseconds. */
const lockTimeout = 10_000;

/** On `rathkar.sqlite` in the folder. `afterCommit` runs before the transaction resolves. */
export function sqliteDialect(dataDir: string, afterCommit: AfterCommit): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SqliteFile(path.join(dataDir, "rathkar.sqlite"), { timeout: lockTimeout });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // What is deleted is overwritten: erased people must not be found in the file.
  file.pragma("secure_delete = ON");
  return {
    createDriver: () => new AppSqliteDriver(file, afterCommit),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class AppSqliteDriver extends SqliteDriver {
  readonly #afterCommit: AfterCommit;

  constructor(database: SqliteFile.Database, afterCommit: AfterCommit) {
    super({ database });
    this.#afterCommit = afterCommit;
  }

  /** One that reads before it writes would fail at once beside another writer. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await this.#afterCommit(connection);
  }
}
