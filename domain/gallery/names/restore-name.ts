import type { Transaction } from "kysely";
import { type BinEntry, mainRowOf, putBack } from "#platform/database/bin-rows.ts";
import type { Database } from "#platform/database/schema.ts";
import { foldName, type ReferenceListName } from "./names.ts";

/** False where the name is there again. Belongs behind the content revision's lock. */
export async function restoreName(
  trx: Transaction<Database>,
  list: ReferenceListName,
  entry: BinEntry,
): Promise<boolean> {
  const row = mainRowOf(entry);
  // An older version may have compared otherwise.
  const folded_name = foldName(String(row.name));
  const same = trx.selectFrom(list).select("id").where("folded_name", "=", folded_name);
  if ((await same.executeTakeFirst()) !== undefined) return false;
  await putBack(trx, entry, { [list]: [{ ...row, folded_name }] });
  return true;
}
