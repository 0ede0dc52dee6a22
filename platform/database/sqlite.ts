import type SqliteFile from "better-sqlite3";
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

/** `afterCommit` runs before the transaction resolves. */
export function sqliteDialect(file: SqliteFile.Database, afterCommit: AfterCommit): Dialect {
  return {
    createDriver: () => new AppSqliteDriver(file, afterCommit),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class AppSqliteDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;
  readonly #afterCommit: AfterCommit;

  constructor(database: SqliteFile.Database, afterCommit: AfterCommit) {
    super({ database });
    this.#file = database;
    this.#afterCommit = afterCommit;
  }

  /** Reading before writing would fail beside another writer. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await this.#afterCommit(connection);
  }

  /** On a full disk SQLite has done so; trying again hides why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
