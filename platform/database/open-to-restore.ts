import { Kysely } from "kysely";
import { type Log, silentLog } from "#platform/log.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { portableTables, rowCount } from "./portable-rows.ts";
import type { Database, Engine } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openSqliteFile, sqlitePath } from "./sqlite-file.ts";

const postgres = () => import("./postgres.ts");

const seeded: readonly string[] = ["installation", "content_revision"];

export interface DatabaseToRestore {
  db: Kysely<Database>;
  engine: Engine;
  isEmpty(): Promise<boolean>;
  migrateTo(count: number): Promise<void>;
  migrateToNewest(): Promise<void>;
  close(): Promise<void>;
}

/** Does not migrate; makes SQLite's file. */
export async function openToRestore(
  { url, dataDir }: { url: string | null; dataDir: string },
  log: Log,
): Promise<DatabaseToRestore> {
  if (url !== null) await (await postgres()).untilPostgresAnswers(url, log, 0);
  const engine: Engine = url === null ? "sqlite" : "postgres";
  const afterCommit = async () => {};
  const dialect =
    url === null
      ? sqliteDialect(openSqliteFile(dataDir, log), afterCommit)
      : (await postgres()).postgresDialect(url, afterCommit, log, 0);
  const db = new Kysely<Database>({ dialect });
  const place = url === null ? sqlitePath(dataDir) : "of DATABASE_URL";
  const parts = { db, engine, place, log: silentLog };
  return {
    db,
    engine,
    async isEmpty() {
      for (const table of portableTables) {
        if (!seeded.includes(table) && ((await rowCount(db, engine, table)) ?? 0) > 0) return false;
      }
      return true;
    },
    migrateTo(count) {
      const [baseline, ...others] = migrations;
      return migrate(parts, [baseline, ...others.slice(0, count - 1)]);
    },
    migrateToNewest: () => migrate(parts),
    close: () => db.destroy(),
  };
}
