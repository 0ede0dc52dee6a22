import type { LedgerEnquiry } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";
import { binnedIds } from "./bin.ts";

/** Every acknowledged enquiry is there once, as it was sent and last marked; one that was deleted is in the bin. */
export async function brokenEnquiries(
  { database: { db } }: Pick<Data, "database">,
  enquiries: readonly LedgerEnquiry[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["name", "email", "phone", "message", "state"])
    .execute();
  const stored = Map.groupBy(rows, ({ name }) => name);
  const binned = await binnedIds(db);
  const broken: string[] = [];
  for (const enquiry of enquiries) {
    const found = stored.get(enquiry.words.name) ?? [];
    const isDeleted =
      enquiry.deletion === "acknowledged" && found.length === 0 && binned.has(enquiry.id ?? "");
    if (isDeleted || isKept(enquiry, found)) continue;
    broken.push(`${JSON.stringify(enquiry)} is stored as ${JSON.stringify(found)}.`);
  }
  return broken;
}

function isKept({ words, state, isAcknowledged, deletion }: LedgerEnquiry, rows: readonly object[]): boolean {
  const expected = JSON.stringify({ ...words, state });
  const isAsSent = rows.every((row) => JSON.stringify(row) === expected);
  const isThere = rows.length === 1 || (rows.length === 0 && !isAcknowledged);
  return deletion === "none" && isAsSent && isThere;
}
