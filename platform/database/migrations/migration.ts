import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

/** A step that has been released is never edited: add another. */
export interface Migration {
  /** Such as `001-gallery-images`. */
  name: string;
  up(trx: Transaction<Database>, engine: Engine): Promise<void>;
}

/** Text that both engines sort by its bytes, whatever language the database was made for. */
export function textType(engine: Engine): "text" | RawBuilder<unknown> {
  return engine === "sqlite" ? "text" : sql`text collate "C"`;
}

/** Makes SQLite refuse values of another type, as PostgreSQL does. */
export function tableEnd(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`strict` : sql``;
}
