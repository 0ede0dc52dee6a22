import { indianDay } from "#domain/values/indian-day.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { type CountedKind, countedKinds } from "./daily-sums.ts";
import { monthsUpTo } from "./report.ts";

export interface MonthSums {
  /** Such as `2026-11`. */
  month: string;
  counts: Readonly<Record<CountedKind, number>>;
  before: Readonly<Record<CountedKind, number>>;
}

/** Tells once of each past month; failures are tried again. */
export async function tellOfMonth(
  { db, clock }: { db: OpenDatabase["db"]; clock: Clock },
  tell: (sums: MonthSums) => Promise<boolean>,
): Promise<number> {
  const [before = "", month = ""] = monthsUpTo(indianDay(clock.now()), 3);
  const counts = await sumsOf(db, month);
  if (countedKinds.every((kind) => counts[kind] === 0)) return 0;
  const { numbers_month: last } = await db
    .selectFrom("installation")
    .select("numbers_month")
    .executeTakeFirstOrThrow();
  if (last !== null && last >= month) return 0;
  const claim = (from: string | null, to: string | null) =>
    db
      .updateTable("installation")
      .set({ numbers_month: to })
      .where("numbers_month", from === null ? "is" : "=", from)
      .executeTakeFirstOrThrow();
  if ((await claim(last, month)).numUpdatedRows === 0n) return 0;
  let isTold = false;
  try {
    isTold = await tell({ month, counts, before: await sumsOf(db, before) });
  } finally {
    if (!isTold) await claim(month, last);
  }
  return isTold ? 1 : 0;
}

async function sumsOf(db: OpenDatabase["db"], month: string): Promise<Record<CountedKind, number>> {
  const rows = await db
    .selectFrom("daily_counts")
    .select(["kind", (eb) => eb.fn.sum("count").as("total")])
    .where("kind", "in", countedKinds)
    .where("day", ">=", `${month}-01`)
    .where("day", "<=", `${month}-31`)
    .groupBy("kind")
    .execute();
  const totalOf = (kind: CountedKind) => Number(rows.find((row) => row.kind === kind)?.total ?? 0);
  return {
    page: totalOf("page"),
    source: totalOf("source"),
    call: totalOf("call"),
    whatsapp: totalOf("whatsapp"),
    quote: totalOf("quote"),
  };
}
