import { existsSync } from "node:fs";
import { type Dialect, Kysely } from "kysely";
import type { Log } from "#platform/log.ts";
import { trackContentRevision } from "./content-revision.ts";
import { isMigrated } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openSqliteFileToRead, sqlitePath } from "./sqlite-file.ts";

const postgres = () => import("./postgres.ts");

export type DatabaseToRead = Pick<OpenDatabase, "db" | "engine" | "revision" | "close">;

/**
 * Changes nothing. Null for no database; throws DatabaseUnusable for another version's. `silence` is in milliseconds
 * (0: any).
 */
export async function openToRead(
  { url, dataDir }: { url: string | null; dataDir: string },
  log: Log,
  { silence, isOlderTaken = false }: { silence?: number; isOlderTaken?: boolean } = {},
): Promise<DatabaseToRead | null> {
  if (url === null && !existsSync(sqlitePath(dataDir))) return null;
  if (url !== null) await (await postgres()).untilPostgresAnswers(url, log, 0);
  const engine = url === null ? "sqlite" : "postgres";
  const revision = trackContentRevision(engine, log);
  const { afterCommit } = revision;
  const dialect: Dialect =
    url === null
      ? sqliteDialect(openSqliteFileToRead(dataDir), afterCommit)
      : (await postgres()).postgresDialect(url, afterCommit, log, silence);
  const db = new Kysely<Database>({ dialect });
  const close = () => db.destroy();
  try {
    const place = url === null ? sqlitePath(dataDir) : "of DATABASE_URL";
    if (await isMigrated(db, place, isOlderTaken)) return { db, engine, revision, close };
    await close();
    return null;
  } catch (error) {
    await close();
    throw error;
  }
}
