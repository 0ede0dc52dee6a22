import { type Kysely, sql, type Transaction } from "kysely";
import type { Log } from "#platform/log.ts";
import { compareToKnown, type KnownMigrations, type Migration, migrations } from "./migrations/index.ts";
import type { Database, Engine } from "./schema.ts";
import { DatabaseUnusable } from "./unusable.ts";

const migrationLock = 7_284_551;

interface Migrating {
  db: Kysely<Database>;
  engine: Engine;
  place: string;
  log: Log;
  isInUse?(): Promise<boolean>;
}

/** In one transaction that no second process can enter. */
export async function migrate(
  { db, engine, place, log, isInUse = async () => false }: Migrating,
  known: KnownMigrations = migrations,
): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    await createMigrationsTable(trx);
    const { names, applied } = await readApplied(trx, place, known);
    const missing = known.slice(applied);
    if (applied > 0 && missing.length > 0 && (await isInUse())) throw olderInUse(place);
    for (const [index, migration] of missing.entries()) {
      await apply(trx, engine, migration, names.length + index + 1);
    }
    return missing;
  });
  if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, "database migrated");
}

async function createMigrationsTable(trx: Transaction<Database>): Promise<void> {
  await trx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
}

async function readApplied(
  db: Kysely<Database>,
  place: string,
  known: KnownMigrations,
): Promise<{ names: string[]; applied: number }> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by number`.execute(db);
  const names = rows.map(({ name }) => name);
  const ran = compareToKnown(names, known);
  if (ran.kind === "too old") {
    throw new DatabaseUnusable(
      `The database ${place} was written by a version that is too old for this one: its last migration is "${names.at(-1)}", and this version begins with "${known[0].name}". Start a version between them first, which brings it up to that; then this one.`,
    );
  }
  if (ran.kind === "unknown") {
    throw new DatabaseUnusable(
      `The database ${place} was written by another version: it has the migration "${ran.name}", which this one does not know. Start the version that wrote it, or a newer one.`,
    );
  }
  return { names, applied: ran.count };
}

function olderInUse(place: string): DatabaseUnusable {
  return new DatabaseUnusable(
    `The database ${place} was written by an older version, and a server of that version is running on it. Nothing was changed. Stop that server first, or run this command in the version that the server is of.`,
  );
}

/** False for a new database. Throws DatabaseUnusable for another version's. */
export async function isMigrated(
  db: Kysely<Database>,
  place: string,
  isOlderTaken: boolean,
): Promise<boolean> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return false;
  const isNewest = (await readApplied(db, place, migrations)).applied === migrations.length;
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
