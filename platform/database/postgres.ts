import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { Pool } from "pg";
import type { Log } from "#platform/log.ts";
import type { AfterCommit } from "./content-revision.ts";

/** At most 10 connections. `afterCommit` runs before the transaction resolves. */
export function postgresDialect(url: string, afterCommit: AfterCommit, log: Log): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "rathkar",
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  return {
    createDriver: () => new AppPostgresDriver(pool, afterCommit),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class AppPostgresDriver extends PostgresDriver {
  readonly #afterCommit: AfterCommit;

  constructor(pool: Pool, afterCommit: AfterCommit) {
    super({ pool });
    this.#afterCommit = afterCommit;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await this.#afterCommit(connection);
  }
}
