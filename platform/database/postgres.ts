import { type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from "kysely";
import { Pool } from "pg";
import type { Log } from "#platform/log.ts";
import type { AfterCommit } from "./content-revision.ts";

/**
 * Kysely's dialect on a pool of at most 10 connections.
 * `afterCommit` runs after each commit, before the transaction's own promise resolves.
 */
export function postgresDialect(url: string, afterCommit: AfterCommit, log: Log): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "rathkar",
  });
  // Without a listener the loss of an idle connection would end the process; the pool replaces it by itself.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  return new AppPostgresDialect(pool, afterCommit);
}

class AppPostgresDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #afterCommit: AfterCommit;

  constructor(pool: Pool, afterCommit: AfterCommit) {
    super({ pool });
    this.#pool = pool;
    this.#afterCommit = afterCommit;
  }

  override createDriver(): Driver {
    return new AppPostgresDriver(this.#pool, this.#afterCommit);
  }
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
