import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import type { AfterCommit } from "./content-revision.ts";

/** How long a statement waits for another process on the same file, in milliseconds. */
const lockTimeout = 10_000;

/**
 * Kysely's dialect on `rathkar.sqlite` in the folder, which is made when it is missing.
 * `afterCommit` runs after each commit, before the transaction's own promise resolves.
 */
export function sqliteDialect(dataDir: string, afterCommit: AfterCommit): SqliteDialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SqliteFile(path.join(dataDir, "rathkar.sqlite"), { timeout: lockTimeout });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  return new AppSqliteDialect({ database: file }, afterCommit);
}

class AppSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #afterCommit: AfterCommit;

  constructor(config: SqliteDialectConfig, afterCommit: AfterCommit) {
    super(config);
    this.#config = config;
    this.#afterCommit = afterCommit;
  }

  override createDriver(): Driver {
    return new AppSqliteDriver(this.#config, this.#afterCommit);
  }
}

class AppSqliteDriver extends SqliteDriver {
  readonly #afterCommit: AfterCommit;

  constructor(config: SqliteDialectConfig, afterCommit: AfterCommit) {
    super(config);
    this.#afterCommit = afterCommit;
  }

  /** A transaction that reads before it writes would fail at once, without waiting, beside another writer. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await this.#afterCommit(connection);
  }
}
