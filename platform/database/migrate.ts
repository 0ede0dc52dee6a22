import { type Kysely, sql, type Transaction } from "kysely";
import type { Log } from "#platform/log.ts";
import type { Engine } from "./engine.ts";
import { type Migration, migrations } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/** Any number, the same in every process: the name of the lock that PostgreSQL keeps while tables change. */
const migrationLock = 7_284_551;

/**
 * Runs the migrations that are still missing, all of them in one transaction that no second process can
 * enter: the tables are as new or as before. Throws when the database knows migrations this code does not.
 */
export async function migrate(db: Kysely<Database>, engine: Engine, log: Log): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    await lock(trx, engine);
    const missing = migrations.slice(await appliedMigrations(trx));
    for (const migration of missing) await apply(trx, engine, migration);
    return missing;
  });
  if (done.length > 0) log.info({ migrations: done.map(({ name }) => name) }, "database migrated");
}

async function lock(trx: Transaction<Database>, engine: Engine): Promise<void> {
  // SQLite's transactions begin with the write lock of the whole file.
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
}

async function appliedMigrations(trx: Transaction<Database>): Promise<number> {
  await trx.schema
    .createTable("migrations")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ name: string }>`select name from migrations order by number`.execute(trx);
  for (const [index, { name }] of rows.entries()) {
    if (migrations[index]?.name !== name) {
      throw new Error(
        `The database has the migration "${name}", which this version does not know. Start the version that wrote it, or a newer one.`,
      );
    }
  }
  return rows.length;
}

async function apply(trx: Transaction<Database>, engine: Engine, migration: Migration): Promise<void> {
  const number = migrations.indexOf(migration) + 1;
  try {
    await migration.up(trx, engine);
    await sql`insert into migrations (number, name, applied_at) values (${number}, ${migration.name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  } catch (cause) {
    throw new Error(`The migration "${migration.name}" failed.`, { cause });
  }
}
