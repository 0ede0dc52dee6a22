import { type Kysely, sql, type Transaction } from "kysely";
import type { Log } from "#platform/log.ts";
import { type Migration, migrations } from "./migrations/index.ts";
import type { Database, Engine } from "./schema.ts";
import { DatabaseUnusable } from "./unusable.ts";

/** The name of PostgreSQL's lock: any number. */
const migrationLock = 7_284_551;

interface Migrating {
  db: Kysely<Database>;
  engine: Engine;
  place: string;
  log: Log;
  isInUse?(): Promise<boolean>;
}

/** Runs the missing migrations in one transaction that no second process can enter. */
export async function migrate(
  { db, engine, place, log, isInUse = async () => false }: Migrating,
  known: readonly Migration[] = migrations,
): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    // SQLite's transactions begin with the write lock of the whole file.
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    const applied = await countApplied(trx, place, known);
    const missing = known.slice(applied);
    if (applied > 0 && missing.length > 0 && (await isInUse())) throw olderInUse(place);
    for (const [index, migration] of missing.entries()) {
      await apply(trx, engine, migration, applied + index + 1);
    }
    return missing;
  });
  if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, "database migrated");
}

async function countApplied(trx: Transaction<Database>, place: string, known: readonly Migration[]) {
  await trx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  return countKnown(trx, place, known);
}

async function countKnown(db: Kysely<Database>, place: string, known: readonly Migration[]): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by number`.execute(db);
  const unknown = rows.find(({ name }, index) => known[index]?.name !== name);
  if (unknown !== undefined) {
    throw new DatabaseUnusable(
      `The database ${place} was written by another version: it has the migration "${unknown.name}", which this one does not know. Start the version that wrote it, or a newer one.`,
    );
  }
  return rows.length;
}

function olderInUse(place: string): DatabaseUnusable {
  return new DatabaseUnusable(
    `The database ${place} was written by an older version, and a server of that version is running on it. Nothing was changed. Stop that server first, or run this command in the version that the server is of.`,
  );
}

/**
 * False where no migration ever ran. Throws DatabaseUnusable where others ran than this version knows, or fewer, unless
 * an older one is taken.
 */
export async function isMigrated(
  db: Kysely<Database>,
  place: string,
  isOlderTaken: boolean,
): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return false;
  const isNewest = (await countKnown(db, place, migrations)) === migrations.length;
  if (isNewest || isOlderTaken) return true;
  throw new DatabaseUnusable(
    `The database ${place} was written by an older version. The server brings it up to date at its next start; make a backup before.`,
  );
}

async function apply(trx: Transaction<Database>, engine: Engine, { name, up }: Migration, number: number) {
  try {
    await up(trx, engine);
    const now = new Date().toISOString();
    await sql`insert into migrations (number, name, applied_at) values (${number}, ${name}, ${now})`.execute(
      trx,
    );
  } catch (cause) {
    throw new Error(`The migration "${name}" failed.`, { cause });
  }
}
