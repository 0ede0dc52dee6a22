import { setImmediate } from "node:timers/promises";
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./schema.ts";

const parametersPerStatement = 500;

/** Each fits into one statement. */
export function inChunks<Value>(values: readonly Value[]): Value[][] {
  const chunks: Value[][] = [];
  for (let at = 0; at < values.length; at += parametersPerStatement) {
    chunks.push(values.slice(at, at + parametersPerStatement));
  }
  return chunks;
}

/** SQLite works in this thread, and awaiting it lets nobody else in. */
export function othersTurn(): Promise<void> {
  return setImmediate();
}

/** How many rows match. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow();
  // PostgreSQL's counts arrive as text.
  return Number(count);
}

/** The visitor's, else the owner's. */
export const shownName = sql<string>`coalesce(nullif(name, ''), name_by_owner, '')`;

/** No character is a wildcard. */
export function contains(folded: "search_text" | "sound_text" | RawBuilder<unknown>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const column = typeof folded === "string" ? sql.ref(folded) : folded;
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit("\\")}`;
}

/** Finds the folded word, or a word with one of its `sounds`. */
export function containsWord(word: string, sounds: readonly string[]): RawBuilder<SqlBool> {
  const conditions = [contains("search_text", word), ...sounds.map((sound) => contains("sound_text", sound))];
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
