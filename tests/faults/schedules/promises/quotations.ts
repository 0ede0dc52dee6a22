import { quotationOf } from "#domain/quotations/quotations.ts";
import { contentOf } from "#platform/database/bin-rows.ts";
import type { LedgerEnquiry } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

/** What a revision of any quotation asks, in rupees. */
export function priceOf(revision: number): number {
  return 1_000 * revision;
}

/** The last revision that was acknowledged is kept with its sum; a number is given once, and none is left out. */
export async function brokenQuotations(
  { database: { db } }: Pick<Data, "database">,
  enquiries: readonly LedgerEnquiry[],
): Promise<string[]> {
  const kept = await db.selectFrom("enquiries").select(["id", "quotation", "quoted_rupees"]).execute();
  const binned = await db.selectFrom("bin").selectAll().where("kind", "=", "enquiries").execute();
  const rows = [...kept, ...binned.flatMap((entry) => contentOf(entry).enquiries ?? [])];
  const stored = new Map(
    rows.map(({ id, quotation, quoted_rupees }) => [
      String(id),
      {
        quotation: quotationOf(typeof quotation === "string" ? quotation : null),
        quoted: Number(quoted_rupees),
      },
    ]),
  );
  const broken = enquiries.filter(({ id, quotations }) => {
    const row = stored.get(id ?? "");
    const asked = row?.quotation?.lines[0]?.price ?? 0;
    return (
      (row?.quotation?.revision ?? 0) !== quotations ||
      asked !== priceOf(quotations) ||
      (row?.quoted ?? 0) !== asked
    );
  });
  const numbers = [...stored.values()].flatMap(({ quotation }) => quotation?.number ?? []);
  const series = await db.selectFrom("quotation_series").select("last").execute();
  const given = series.reduce((sum, { last }) => sum + last, 0);
  return [
    ...broken.map(
      ({ id, quotations }) =>
        `The enquiry ${id} was quoted ${quotations} times and has ${JSON.stringify(stored.get(id ?? ""))}.`,
    ),
    ...(new Set(numbers).size === given && numbers.length === given
      ? []
      : [`${given} numbers of quotations were given, stored are ${numbers.join(", ")}.`]),
  ];
}
