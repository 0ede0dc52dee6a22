import type { LedgerEnquiry } from "../operations/ledger.ts";
import type { Data } from "../world/world.ts";

/** Every acknowledged enquiry is there once, as it was sent and last marked; one that was deleted is gone. */
export async function brokenEnquiries(
  { database: { db } }: Data,
  enquiries: readonly LedgerEnquiry[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["name", "email", "phone", "message", "state"])
    .execute();
  const stored = Map.groupBy(rows, ({ name }) => name);
  return enquiries
    .filter((enquiry) => !isKept(enquiry, stored.get(enquiry.words.name) ?? []))
    .map(
      (enquiry) =>
        `${JSON.stringify(enquiry)} is stored as ${JSON.stringify(stored.get(enquiry.words.name) ?? [])}.`,
    );
}

function isKept({ words, state, isAcknowledged, deletion }: LedgerEnquiry, rows: readonly object[]): boolean {
  const expected = JSON.stringify({ ...words, state });
  const isAsSent = rows.every((row) => JSON.stringify(row) === expected);
  if (deletion === "acknowledged") return rows.length === 0;
  return isAsSent && (rows.length === 1 || (rows.length === 0 && !isAcknowledged));
}
