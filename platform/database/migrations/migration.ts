import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

/** Once released, a step is never edited: add another. */
export interface Migration {
  name: string;
  up(trx: Transaction<Database>, engine: Engine): Promise<void>;
}

/** Sorted by its bytes, whatever language the database was made for. */
export function textType(engine: Engine): "text" | RawBuilder<unknown> {
  return engine === "sqlite" ? "text" : sql`text collate "C"`;
}

/** SQLite then refuses values of another type. */
export function tableEnd(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`strict` : sql``;
}
