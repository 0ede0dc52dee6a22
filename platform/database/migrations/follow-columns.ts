import { sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";

interface Follower {
  /** Of the trigger, and on PostgreSQL of its function. */
  name: string;
  /** gallery_images, unless another one is named. */
  table?: string;
  columns: readonly string[];
  /** What becomes of the row when one of the columns changes; OLD is the row before. */
  sets: string;
}

/** A trigger on a table, beside those of migration 009. */
export async function followColumns(
  trx: Transaction<Database>,
  engine: Engine,
  { name, table = "gallery_images", columns, sets }: Follower,
): Promise<void> {
  const of = (row: "NEW" | "OLD") => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
  const statements =
    engine === "sqlite"
      ? [
          `create trigger ${name} after update of ${columns.join(", ")} on ${table}
           when ${of("NEW")} is not ${of("OLD")} begin
             update ${table} set ${sets} where id = NEW.id;
           end`,
        ]
      : [
          `create function follow_${name}() returns trigger language plpgsql as $$
           begin
             if ${of("NEW")} is distinct from ${of("OLD")} then NEW.${sets}; end if;
             return NEW;
           end $$`,
          `create trigger ${name} before update of ${columns.join(", ")}
           on ${table} for each row execute function follow_${name}()`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
