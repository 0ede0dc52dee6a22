import { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { migrations } from "#platform/database/migrations/index.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { postgresDialect } from "#platform/database/postgres.ts";
import type { Database } from "#platform/database/schema.ts";
import { sqliteDialect } from "#platform/database/sqlite.ts";
import { openSqliteFile } from "#platform/database/sqlite-file.ts";
import { silentLog } from "#platform/log.ts";
import type { TestEngine } from "./engines.ts";

export const time = "2026-11-20T08:00:00.000Z";

const [baseline, ...others] = migrations;

/** After so many migrations, at least the first. */
export async function olderDatabase(
  engine: TestEngine,
  count: number,
  fill: (db: Kysely<Database>) => Promise<void> = async () => {},
) {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  const { url, dataDir } = config;
  const afterCommit = async () => {};
  const dialect =
    url === null
      ? sqliteDialect(openSqliteFile(dataDir, silentLog), afterCommit)
      : postgresDialect(url, afterCommit, silentLog);
  const older = new Kysely<Database>({ dialect });
  const kind = url === null ? "sqlite" : "postgres";
  await migrate({ db: older, engine: kind, place: "of a test", log: silentLog }, [
    baseline,
    ...others.slice(0, count - 1),
  ]);
  await fill(older);
  await older.destroy();
  return config;
}

export async function upgrade(...older: Parameters<typeof olderDatabase>): Promise<OpenDatabase> {
  const database = await openDatabase(await olderDatabase(...older), silentLog);
  onTestFinished(database.close);
  return database;
}
