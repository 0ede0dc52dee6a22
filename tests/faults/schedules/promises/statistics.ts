import { sql } from "kysely";
import { contentOf } from "#platform/database/bin-rows.ts";
import type { Ledger } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

/** What a killed server has counted in its last minute is lost, but nothing is counted twice, nor an enquiry forgotten. */
export async function brokenStatistics(
  { database: { db } }: Pick<Data, "database">,
  { told }: Pick<Ledger, "told">,
): Promise<string[]> {
  const pages = db.selectFrom("daily_counts").where("kind", "=", "page");
  const { opened } = await pages
    .select(sql<number | string>`coalesce(sum(count), 0)`.as("opened"))
    .executeTakeFirstOrThrow();
  const { removed } = await db
    .selectFrom("removed_enquiries")
    .select(sql<number | string>`coalesce(sum(count), 0)`.as("removed"))
    .executeTakeFirstOrThrow();
  const entries = await db.selectFrom("bin").selectAll().where("kind", "=", "enquiries").execute();
  const rows = entries.flatMap((entry) => contentOf(entry).enquiries ?? []);
  // What is merged counts with the one that it is shown with.
  const binned = rows.filter(({ state, merged_into }) => state !== "spam" && merged_into === null).length;
  return [
    ...(Number(opened) > told ? [`${opened} opened pages are counted, ${told} were told.`] : []),
    ...(Number(removed) === binned ? [] : [`${removed} enquiries are noted as removed, ${binned} are.`]),
  ];
}
