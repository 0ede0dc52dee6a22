import { type Kysely, type SqlBool, sql } from "kysely";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";

/** Merged ones are few, so no list loses its index. */
export const isUnmerged = sql<SqlBool>`id not in (
  select part.id from enquiries as part where part.merged_into is not null
)`;

/** That the quotation is theirs, or of what is merged into them. */
export function hasQuotation(number: string) {
  return sql<SqlBool>`id in (
    with recursive found (id, head) as (
      select id, merged_into from enquiries where quotation like ${`{"number":"${number}",%`}
      union
      select head.id, head.merged_into from enquiries as head join found on found.head = head.id
    )
    select id from found
  )`;
}

/** What is merged into them, also indirectly. */
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

/** What they are merged into, also indirectly. */
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
