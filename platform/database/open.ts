import { Kysely } from "kysely";
import type { Log } from "#platform/log.ts";
import { type ContentRevision, trackContentRevision } from "./content-revision.ts";
import { rewrite, truncateJournal } from "./erase-from-files.ts";
import { migrate } from "./migrate.ts";
import type { Database, Engine } from "./schema.ts";
import { isServerRunning } from "./server-lock.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openSqliteFile, sqlitePath } from "./sqlite-file.ts";
import { watchForRevisions } from "./sqlite-watch.ts";
import { sqliteProblem } from "./unusable.ts";

const postgres = async () => ({
  ...(await import("./postgres.ts")),
  ...(await import("./revision-listener.ts")),
});

export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
  revision: ContentRevision;
  truncateJournal(): Promise<boolean>;
  rewrite(table: keyof Database): Promise<void>;
  close(): Promise<void>;
}

export interface Opening {
  /** Milliseconds to wait for PostgreSQL. */
  patience?: number;
  isBesideServer?: boolean;
  onQuery?(milliseconds: number): void;
}

/** Opens and migrates PostgreSQL at the URL, else SQLite in the folder. */
export async function openDatabase(
  { url, dataDir }: { url: string | null; dataDir: string },
  log: Log,
  { patience = 0, isBesideServer = false, onQuery }: Opening = {},
): Promise<OpenDatabase> {
  if (url !== null) await preparePostgres(url, log, { patience, isBesideServer });
  const engine = url === null ? "sqlite" : "postgres";
  const revision = trackContentRevision(engine, log);
  const { afterCommit } = revision;
  const place = url ?? openSqliteFile(dataDir, log);
  const dialect =
    typeof place === "string"
      ? (await postgres()).postgresDialect(place, afterCommit, log)
      : sqliteDialect(place, afterCommit);
  const db = new Kysely<Database>({
    dialect,
    ...(onQuery && { log: ({ queryDurationMillis }) => onQuery(queryDurationMillis) }),
  });
  try {
    if (engine === "sqlite") {
      const isInUse = async () => isBesideServer && isServerRunning(dataDir);
      await migrate({ db, engine, place: sqlitePath(dataDir), log, isInUse });
    }
    const stored = db.selectFrom("content_revision").select("revision");
    revision.update((await stored.executeTakeFirstOrThrow()).revision);
    const listener =
      typeof place === "string"
        ? await (await postgres()).listenForRevisions(place, revision, log)
        : watchForRevisions(place, revision);
    return {
      db,
      engine,
      revision,
      truncateJournal: () => truncateJournal(db, engine),
      rewrite: (table) =>
        url === null ? rewrite(db, engine, table) : patiently(url, log, (own) => rewrite(own, engine, table)),
      async close() {
        await listener.stop();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw engine === "sqlite" ? sqliteProblem(sqlitePath(dataDir), error) : error;
  }
}

async function preparePostgres(
  url: string,
  log: Log,
  { patience, isBesideServer }: Required<Pick<Opening, "patience" | "isBesideServer">>,
): Promise<void> {
  const { untilPostgresAnswers, isListenedTo } = await postgres();
  await untilPostgresAnswers(url, log, patience);
  await patiently(url, log, async (db) => {
    const isInUse = async () => isBesideServer && (await isListenedTo(db));
    await migrate({ db, engine: "postgres", place: "of DATABASE_URL", log, isInUse });
  });
}

/** A migration may be silent for long. */
async function patiently(url: string, log: Log, use: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const { postgresDialect } = await postgres();
  const db = new Kysely<Database>({ dialect: postgresDialect(url, async () => {}, log, 0) });
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}
