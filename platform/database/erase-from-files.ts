import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "./schema.ts";

const attempts = 40;
const pauseMilliseconds = 250;

/** Empties SQLite's journal, which could still show deleted rows. */
export async function truncateJournal(db: Kysely<Database>, engine: Engine): Promise<boolean> {
  if (engine === "postgres") return true;
  return db.connection().execute(async (connection) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(connection);
    return rows[0]?.busy === 0;
  });
}

/** Writes the table anew, so that no deleted row can be read. */
export async function rewrite(db: Kysely<Database>, engine: Engine, table: keyof Database): Promise<void> {
  if (engine === "postgres") {
    await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  for (let attempt = 1; !(await truncateJournal(db, engine)); attempt++) {
    if (attempt === attempts) {
      throw new Error(
        "What was to go is gone, but another program that reads the database keeps its journal from being emptied: stop it (Litestream, for one) and run the same again.",
      );
    }
    await sleep(pauseMilliseconds);
  }
}
