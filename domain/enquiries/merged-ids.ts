import { type Kysely, type SqlBool, sql } from "kysely";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";

/** A condition on enquiries: shown by itself. Those that are not are few, so no list loses its index. */
export const isUnmerged = sql<SqlBool>`id not in (
  select part.id from enquiries as part where part.merged_into is not null
)`;

/** What is merged into the enquiries, also by way of another, each with the one of `ids` it belongs to. */
export async function partIds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; head: string }[]> {
  const found: { id: string; head: string }[] = [];
  for (const chunk of inChunks(ids)) {
    const { rows } = await sql<{ id: string; head: string }>`
      with recursive parts (id, head) as (
        select id, merged_into from enquiries where merged_into in (${sql.join(chunk)})
        union
        select part.id, parts.head from enquiries as part join parts on part.merged_into = parts.id
      )
      select id, head from parts`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** Those into which the enquiries are merged, also by way of another. */
export async function headIds(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of inChunks(ids)) {
    const { rows } = await sql<{ id: string }>`
      with recursive heads (id) as (
        select merged_into from enquiries where id in (${sql.join(chunk)}) and merged_into is not null
        union
        select head.merged_into from enquiries as head join heads on head.id = heads.id
        where head.merged_into is not null
      )
      select id from heads`.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return [...new Set(found)];
}
