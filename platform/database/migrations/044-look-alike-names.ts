import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** As names were compared when this was written. */
function foldedAsSeen(name: string): string {
  const visible = name
    .toWellFormed()
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, "");
  const line = visible.replace(/[\s\p{Cc}\u2800]+/gu, " ").trim();
  return line.toUpperCase().toLowerCase().normalize("NFC");
}

/** Names that look alike get one key. Where two stand side by side already the later one keeps its own, until it is renamed. */
export const lookAlikeNames: Migration = {
  name: "044-look-alike-names",
  async up(trx) {
    for (const list of ["vehicle_names", "body_types"]) {
      const table = sql.table(list);
      const { rows } = await sql<{ id: string; name: string; folded_name: string }>`
        select id, name, folded_name from ${table} order by created_at, id`.execute(trx);
      const taken = new Set(rows.map(({ folded_name }) => folded_name));
      for (const { id, name } of rows) {
        const key = foldedAsSeen(name);
        if (taken.has(key)) continue;
        taken.add(key);
        await sql`update ${table} set folded_name = ${key} where id = ${id}`.execute(trx);
      }
    }
  },
};
