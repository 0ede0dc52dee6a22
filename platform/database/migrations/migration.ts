import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

/** Never edit a released one: add another. */
export interface Migration {
  name: string;
  up(trx: Transaction<Database>, engine: Engine): Promise<void>;
}

/** Sorts by bytes, in any database. */
export function textType(engine: Engine): "text" | RawBuilder<unknown> {
  return engine === "sqlite" ? "text" : sql`text collate "C"`;
}

/** Makes SQLite refuse values of another type. */
export function tableEnd(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`strict` : sql``;
}
