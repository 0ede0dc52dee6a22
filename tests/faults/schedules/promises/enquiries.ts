import type { LedgerEnquiry } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

export async function brokenEnquiries(
  { database: { db } }: Pick<Data, "database">,
  enquiries: readonly LedgerEnquiry[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["name", "email", "phone", "message", "state"])
    .execute();
  const stored = Map.groupBy(rows, ({ name }) => name);
  const broken: string[] = [];
  for (const enquiry of enquiries) {
    const found = stored.get(enquiry.words.name) ?? [];
    const isDeleted = enquiry.place === "bin" && found.length === 0;
    if (isDeleted || isKept(enquiry, found)) continue;
    broken.push(`${JSON.stringify(enquiry)} is stored as ${JSON.stringify(found)}.`);
  }
  return broken;
}

function isKept({ words, state, isAcknowledged, place }: LedgerEnquiry, rows: readonly object[]): boolean {
  const expected = JSON.stringify({ ...words, state });
  const isAsSent = rows.every((row) => JSON.stringify(row) === expected);
  const isThere = rows.length === 1 || (rows.length === 0 && !isAcknowledged);
  return place === "list" && isAsSent && isThere;
}
