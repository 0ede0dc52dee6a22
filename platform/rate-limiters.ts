import { createHmac } from "node:crypto";
import type { QueryConfig } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Log } from "./log.ts";

export type RateLimiters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** Counts one more; null where there is room. */
export async function secondsToWait(counter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** For one server alone. */
export const limitersInMemory: RateLimiters = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/** Milliseconds for an answer, and until the next question. */
const patience = 2_000;

/** Counts in the database, or alone while it is away. Keys are hashed and go after an hour. */
export async function sharedLimiters(
  url: string,
  secret: string,
  log: Log,
): Promise<{ limiters: RateLimiters; close(): Promise<void> }> {
  const { Pool } = await import("pg");
  const pool = new Pool({
    ...{ connectionString: url, application_name: "rathkar" },
    ...{ max: 3, connectionTimeoutMillis: patience, query_timeout: patience, idleTimeoutMillis: 10_000 },
  });
  pool.on("error", () => undefined);
  let awayUntil = 0;

  async function query({ values = [], ...statement }: QueryConfig) {
    if (performance.now() < awayUntil) throw new Error("The database did not answer a moment ago.");
    const hidden = values.map((value) => (typeof value === "string" ? hashOf(value) : value));
    try {
      return await pool.query({ ...statement, values: hidden });
    } catch (error) {
      awayUntil = performance.now() + patience;
      log.warn({ err: error }, "Limits are counted by this server alone for a moment.");
      throw error;
    }
  }

  function hashOf(key: string): string {
    return createHmac("sha256", secret).update(key).digest("base64url");
  }

  return {
    limiters: (keyPrefix, points, duration) =>
      new RateLimiterPostgres({
        ...{ keyPrefix, points, duration, tableName: "rate_limits", tableCreated: true },
        ...{ storeClient: { query }, storeType: "client" },
        insuranceLimiter: limitersInMemory(keyPrefix, points, duration),
      }),
    close: () => pool.end(),
  };
}
