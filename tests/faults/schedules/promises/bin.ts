import type { OpenDatabase } from "#platform/database/open.ts";
import type { Ledger } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

export async function binnedIds(db: OpenDatabase["db"]): Promise<Set<string>> {
  const rows = await db.selectFrom("bin").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

export async function brokenBin(
  { database: { db } }: Pick<Data, "database">,
  { enquiries, images }: Pick<Ledger, "enquiries" | "images">,
): Promise<string[]> {
  const binned = await binnedIds(db);
  const expected = new Set(
    [...enquiries, ...images].filter(({ place }) => place === "bin").map(({ id }) => id ?? ""),
  );
  return [
    ...[...expected.difference(binned)].map((id) => `${id} was deleted and is not in the bin.`),
    ...[...binned.difference(expected)].map((id) => `${id} is in the bin and should not be.`),
  ];
}
