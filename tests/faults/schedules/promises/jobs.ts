import type { LedgerEnquiry } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";
import { binnedIds } from "./bin.ts";

/** Each is of its enquiry and at its stage; enquiries are merged into such as are there. */
export async function brokenJobs(
  { database: { db } }: Pick<Data, "database">,
  enquiries: readonly LedgerEnquiry[],
): Promise<string[]> {
  const stored = await db.selectFrom("jobs").select(["id", "enquiry_id", "stage"]).execute();
  const rows = new Map(stored.map((row) => [row.id, row]));
  const opened = enquiries.filter(({ job }) => job.isOpen);
  const broken = opened.filter(({ id, job }) => {
    const row = rows.get(job.id);
    return row?.enquiry_id !== id || row.stage !== job.stage;
  });
  const kept = await db.selectFrom("enquiries").select(["id", "merged_into"]).execute();
  const there = new Set(kept.map(({ id }) => id));
  const known = there.union(await binnedIds(db));
  return [
    ...broken.map(({ job }) => `${JSON.stringify(job)} is stored as ${JSON.stringify(rows.get(job.id))}.`),
    ...stored
      .filter(({ enquiry_id }) => enquiry_id !== null && !known.has(enquiry_id))
      .map((row) => `The job ${JSON.stringify(row)} is of no enquiry.`),
    ...(stored.length > opened.length
      ? [`${stored.length} jobs are stored, ${opened.length} were opened.`]
      : []),
    ...kept
      .filter(({ merged_into }) => merged_into !== null && !there.has(merged_into))
      .map((row) => `The enquiry ${JSON.stringify(row)} is merged into none.`),
  ];
}
