import { Kysely } from "kysely";
import type { Log } from "#platform/log.ts";
import { type ContentRevision, followContentRevision } from "./content-revision.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import { listenForRevisions } from "./revision-listener.ts";
import type { Database, Engine } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

/** The database with its migrations done. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
  revision: ContentRevision;
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL database of the URL (`postgres://…`), or without one the SQLite file in the data
 * folder, and brings its tables up to date under a lock. Throws when the database cannot be reached or was
 * written by a newer version of the product.
 */
export async function openDatabase(
  config: { url: string | null; dataDir: string },
  log: Log,
): Promise<OpenDatabase> {
  const { url } = config;
  const engine = url === null ? "sqlite" : "postgres";
  const revision = followContentRevision(engine, log);
  const db = new Kysely<Database>({
    dialect:
      url === null
        ? sqliteDialect(config.dataDir, revision.afterCommit)
        : postgresDialect(url, revision.afterCommit, log),
  });
  try {
    await migrate(db, engine, log);
    revision.learn(await storedRevision(db));
    const listener = url === null ? null : await listenForRevisions(url, revision, log);
    return {
      db,
      engine,
      revision,
      async close() {
        await listener?.stop();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function storedRevision(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}
