import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

/** Tables, indexes, constraints and triggers, a line each in one spelling. */
export async function schemaOf(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const described = engine === "sqlite" ? onSqlite : onPostgres;
  const { rows } = await described.execute(db);
  return rows.map(({ line }) => inOneSpelling(line)).sort();
}

const onSqlite = sql<{ line: string }>`
  select type || ' ' || name || ': ' || coalesce(sql, 'on ' || tbl_name) as line from sqlite_schema`;

const onPostgres = sql<{ line: string }>`
  select concat_ws(' ', 'column', table_name, column_name, data_type, collation_name, is_nullable,
    column_default, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', 'function', proname, prosrc)
    from pg_proc where pronamespace = 'public'::regnamespace`;

/** SQLite keeps what was typed: quotes, capitals, and names of constraints that it has no use for. */
function inOneSpelling(line: string): string {
  return line
    .toLowerCase()
    .replace(/constraint "?\w+"? (?=unique|primary|check)/g, "")
    .replaceAll('"', "")
    .replace(/\s+/g, " ")
    .replaceAll("( ", "(")
    .replaceAll(" )", ")")
    .replaceAll(" ,", ",");
}
