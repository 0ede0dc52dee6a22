import type { Kysely, Transaction } from "kysely";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";

/** A `source` counts once a visit. */
export const countedKinds = ["page", "source", "call", "whatsapp", "quote"] as const;
export type CountedKind = (typeof countedKinds)[number];

export interface DailySum {
  kind: CountedKind;
  /** In India, ISO 8601. */
  day: string;
  name: string;
  count: number;
}

/** Beyond the names that a day may have. */
const elsewhere = "other";

const mostNames: Readonly<Record<CountedKind, number>> = {
  page: 2_000,
  source: 200,
  call: 500,
  whatsapp: 500,
  quote: 500,
};

/** Writes in one order, so that servers never deadlock. */
export function addToSums(db: Kysely<Database>, sums: readonly DailySum[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const bounded: DailySum[] = [];
    for (const ofDay of Map.groupBy(sums, ({ kind, day }) => `${kind} ${day}`).values()) {
      bounded.push(...(await withinBounds(trx, ofDay)));
    }
    const inOrder = bounded.toSorted((one, other) => compare(orderOf(one), orderOf(other)));
    for (const values of inChunks(inOrder)) {
      await trx
        .insertInto("daily_counts")
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(["kind", "day", "name"]).doUpdateSet((row) => ({
            count: row("daily_counts.count", "+", row.ref("excluded.count")),
          })),
        )
        .execute();
    }
  });
}

/** All are of one kind and day. */
async function withinBounds(trx: Transaction<Database>, sums: readonly DailySum[]): Promise<DailySum[]> {
  const [first] = sums;
  if (first === undefined) return [];
  const { kind, day } = first;
  const stored = trx
    .selectFrom("daily_counts")
    .select("name")
    .where("kind", "=", kind)
    .where("day", "=", day);
  const names = new Set((await stored.execute()).map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const { name: counted, count } of sums) {
    const name = names.has(counted) || names.size < mostNames[kind] ? counted : elsewhere;
    names.add(name);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ kind, day, name, count }));
}

function orderOf({ kind, day, name }: DailySum): string {
  return [kind, day, name].join(" ");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
