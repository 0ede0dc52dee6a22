import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "./schema.ts";

export type PortableRow = Record<string, string | number | null>;

export const portableTables = [
  "installation",
  "content_revision",
  "user",
  "account",
  "twoFactor",
  "gallery_images",
  "vehicle_names",
  "body_types",
  "pictures",
  "picture_edits",
  "picture_changes",
  "stored_uploads",
  "removed_pictures",
  "documents",
  "certificate_notices",
  "activity",
  "daily_counts",
  "removed_enquiries",
  "enquiries",
  "enquiry_outbox",
  "webhook_outbox",
  "enquiry_photographs",
  "quotation_series",
  "jobs",
  "push_devices",
  "bin",
  "bin_pictures",
  "mail_settings",
] as const satisfies readonly (keyof Database)[];

/** For servers of the release before; its backups have them. */
export const earlierTables = [
  "fact_changes",
  "site_text_changes",
  "place_pictures",
  "page_views",
] as const satisfies readonly (keyof Database)[];

/** What ends when a database is moved. */
export const transientTables = [
  "session",
  "verification",
  "password_links",
  "email_links",
  "push_outbox",
  "bulk_edits",
  "backup_runs",
  "told_outages",
  "rate_limits",
  ...earlierTables,
] as const satisfies readonly (keyof Database)[];

const rowsAtOnce = 2_000;
/** SQLite takes 32,766 values in a statement. */
const valuesAtOnce = 20_000;

/** All reads see one moment. */
export function readAtOnePoint<Value>(
  { db, engine }: { db: Kysely<Database>; engine: Engine },
  read: (connection: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  return db.connection().execute(async (connection) => {
    const begin = engine === "sqlite" ? "begin" : "begin isolation level repeatable read read only";
    await sql.raw(begin).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** In chunks, without generated columns; none without a table. */
export async function* chunksOf(
  connection: Kysely<Database>,
  engine: Engine,
  table: string,
): AsyncGenerator<PortableRow[]> {
  const names = [...(await columnsOf(connection, engine, table)).keys()];
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const from = sql.table(table);
  if (engine === "postgres") {
    await sql`declare chunk no scroll cursor for select ${columns} from ${from}`.execute(connection);
    const next = () =>
      sql<Record<string, unknown>>`fetch ${sql.lit(rowsAtOnce)} from chunk`.execute(connection);
    for (let { rows } = await next(); rows.length > 0; { rows } = await next()) yield rows.map(portable);
    await sql`close chunk`.execute(connection);
    return;
  }
  for (let last = 0; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select rowid as "row number", ${columns} from ${from}
      where rowid > ${last} order by rowid limit ${rowsAtOnce}`.execute(connection);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.["row number"]);
    yield rows.map(({ "row number": _number, ...row }) => portable(row));
  }
}

/** Inserts rows as they were read, on either engine. */
export async function insertPortable(
  trx: Kysely<Database>,
  engine: Engine,
  table: string,
  rows: readonly PortableRow[],
): Promise<void> {
  const types = await columnsOf(trx, engine, table);
  const names = [...types.keys()];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const chunk = Math.floor(valuesAtOnce / names.length);
  for (let begin = 0; begin < rows.length; begin += chunk) {
    const values = rows.slice(begin, begin + chunk).map((row) => {
      const ofRow = names.map((name) => {
        const value = row[name] ?? null;
        return types.get(name) === "boolean" && value !== null ? value === 1 : value;
      });
      return sql`(${sql.join(ofRow)})`;
    });
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(trx);
  }
}

/** Whether the database has the table. */
export async function hasTable(db: Kysely<Database>, engine: Engine, table: string): Promise<boolean> {
  return (await columnsOf(db, engine, table)).size > 0;
}

/** Null where there is no such table. */
export async function rowCount(db: Kysely<Database>, engine: Engine, table: string): Promise<number | null> {
  if (!(await hasTable(db, engine, table))) return null;
  const { rows } = await sql<{
    count: number | string;
  }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

async function columnsOf(db: Kysely<Database>, engine: Engine, table: string): Promise<Map<string, string>> {
  const found =
    engine === "sqlite"
      ? sql<{ name: string; type: string }>`select name, lower(type) as type from pragma_table_info(${table})`
      : sql<{ name: string; type: string }>`
          select column_name as name, data_type as type from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
          order by ordinal_position`;
  const { rows } = await found.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

function portable(row: Record<string, unknown>): PortableRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, portableValue(value)]));
}

function portableValue(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`A column holds ${typeof value}, which a backup cannot carry.`);
}
