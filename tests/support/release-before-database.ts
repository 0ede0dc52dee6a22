import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { openSqliteFile } from "#platform/database/sqlite-file.ts";
import { silentLog } from "#platform/log.ts";
import type { TestEngine } from "./engines.ts";
import type { DatabaseConfig } from "./postgres-database.ts";

/** What a workshop of the release before has left: its database on either engine, and a backup. */
export const leftByReleaseBefore = join(import.meta.dirname, "../fixtures/release-before");

export async function databaseOfReleaseBefore(engine: TestEngine): Promise<DatabaseConfig> {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  const { url, dataDir } = config;
  const dump = await readFile(
    join(leftByReleaseBefore, url === null ? "sqlite.sql" : "postgres.sql"),
    "utf8",
  );
  if (url === null) {
    const file = openSqliteFile(dataDir, silentLog);
    file.exec(dump);
    file.close();
    return config;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
  return config;
}
