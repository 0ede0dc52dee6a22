import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { Client, DatabaseError, Pool } from "pg";
import type { Log } from "#platform/log.ts";
import type { AfterCommit } from "./content-revision.ts";
import { DatabaseUnusable } from "./unusable.ts";

const connectionTimeout = 10_000;
/** Milliseconds; longer than any of our queries. */
const longestSilence = 15_000;
const longestPause = 10_000;

/** At most 10 connections; `silence` is in milliseconds (0: any). */
export function postgresDialect(
  url: string,
  afterCommit: AfterCommit,
  log: Log,
  silence = longestSilence,
): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "rathkar",
  });
  // Without listeners a lost connection would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
    const { stream } = client.connection;
    // A query's own time limit would leave the silent connection pooled.
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silence, () => stream.destroy(silentServer(silence)));
  });
  return {
    createDriver: () => new AppPostgresDriver(pool, afterCommit),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function silentServer(milliseconds: number): Error {
  return Object.assign(new Error(`PostgreSQL was silent for ${milliseconds} ms`), { code: "ETIMEDOUT" });
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

  /** The caller's own error says more. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Throws after `patience` milliseconds. */
export async function untilPostgresAnswers(url: string, log: Log, patience: number): Promise<void> {
  const giveUpAt = performance.now() + patience;
  for (let pause = 250; ; pause = Math.min(2 * pause, longestPause)) {
    const error = await tryConnection(url);
    if (error === null) return;
    if (!isPassing(error) || performance.now() + pause > giveUpAt) {
      const sentence = `The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`;
      const whatToDo =
        "See that PostgreSQL runs, and that DATABASE_URL names its host, user, password and database.";
      throw new DatabaseUnusable(`${sentence} ${whatToDo}`, { cause: error });
    }
    log.warn({ err: error }, "The database does not answer yet; trying again.");
    await sleep(pause);
  }
}

async function tryConnection(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionTimeout });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's appendix A. */
function isPassing(error: Error): boolean {
  return !(error instanceof DatabaseError) || /^(08|53|57P)/.test(error.code ?? "");
}

/** Several addresses that fail together have no message. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || (error.code ?? "it does not answer");
}
