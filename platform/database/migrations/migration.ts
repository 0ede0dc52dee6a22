import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

/** One step of the tables' history. A step that has been released is never edited: add another. */
export interface Migration {
  /** Numbered and unique, for example `001-gallery-images`. */
  name: string;
  up(trx: Transaction<Database>, engine: Engine): Promise<void>;
}

/** Text that both engines compare and sort by its bytes, whatever language the database was made for. */
export function textType(engine: Engine): "text" | RawBuilder<unknown> {
  return engine === "sqlite" ? "text" : sql`text collate "C"`;
}

/** What ends a table of ours: SQLite then refuses values of another type, as PostgreSQL always does. */
export function tableEnd(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`strict` : sql``;
}
