import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { indianDay } from "#domain/values/indian-day.ts";
import type { EnquiriesTable } from "#platform/database/enquiry-schema.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { type EnquiryState, enquiryStates } from "./enquiry.ts";

export interface EnquirySum {
  /** In India, such as `2026-11`. */
  month: string;
  service: string | null;
  state: Exclude<EnquiryState, "spam">;
  count: number;
  /** Whole rupees. */
  quoted: number;
  won: number;
}

interface Counted {
  createdAt: string;
  service: string | null;
  state: string;
  quoted: number | null;
  won: number | null;
  mergedInto: string | null;
}

const states = enquiryStates.filter((state) => state !== "spam");

/** Without spam; merged ones count once, removed ones as they were. */
export async function sumEnquiries(db: Kysely<Database>, months: readonly string[]): Promise<EnquirySum[]> {
  const begins = (month: string) => new Date(`${month}-01T00:00:00+05:30`).toISOString();
  const spans = months.map((month) => sql`(${month}, ${begins(month)}, ${begins(monthAfter(month))})`);
  // One range of the index for each group is ten times as fast as grouping.
  const { rows } = await sql<SumRow>`
    with months (month, begin_at, end_at) as (values ${sql.join(spans)}),
    kinds as (
      select distinct state, coalesce(service, '') as service from enquiries where state in (${sql.join(states)})
    )
    select month, service, state, (
      select count(*) from enquiries
      where enquiries.state = kinds.state and coalesce(enquiries.service, '') = kinds.service
      and created_at >= begin_at and created_at < end_at
    ) as count, 0 as quoted, 0 as won
    from kinds cross join months
    union all
    select month, coalesce(service, ''), state, -count(*), 0, 0
    from months join enquiries on coalesce(created_at, '') >= begin_at and coalesce(created_at, '') < end_at
    where merged_into is not null
    group by month, coalesce(service, ''), state
    union all
    select month, coalesce(service, ''), state, 0,
      sum(coalesce(quoted_rupees, case when state = 'won' then won_rupees end, 0)), sum(coalesce(won_rupees, 0))
    from months join enquiries on created_at >= begin_at and created_at < end_at
    where quoted_rupees is not null or won_rupees is not null
    group by month, coalesce(service, ''), state
    union all
    select month, service, state, count, quoted_rupees, won_rupees
    from removed_enquiries where month in (${sql.join(months)})`.execute(db);
  const sums = new Map<string, EnquirySum>();
  for (const { month, service, state: stored, count, quoted, won } of rows) {
    const state = states.find((known) => known === stored);
    if (state === undefined) continue;
    const key = JSON.stringify([month, service, state]);
    const before = sums.get(key) ?? { count: 0, quoted: 0, won: 0 };
    sums.set(key, {
      ...{ month, service: service || null, state },
      count: before.count + Number(count),
      quoted: before.quoted + Number(quoted),
      won: before.won + Number(won),
    });
  }
  return [...sums.values()].filter(({ count, quoted, won }) => count > 0 || quoted > 0 || won > 0);
}

type SumRow = Record<"month" | "service" | "state", string> &
  Record<"count" | "quoted" | "won", number | string>;

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, "2026-11".length);
}

export const countedColumns = [
  "created_at",
  "service",
  "state",
  "quoted_rupees",
  "won_rupees",
  "merged_into",
] as const;

/** What the sums need to know of an enquiry. */
export function countedRow(row: Pick<Selectable<EnquiriesTable>, (typeof countedColumns)[number]>): Counted {
  const { created_at: createdAt, service, state, quoted_rupees: quoted, won_rupees: won } = row;
  return { createdAt, service, state, quoted, won, mergedInto: row.merged_into };
}

/** Counts 1 when enquiries leave their table, -1 when they return. */
export async function noteRemoved(
  trx: Transaction<Database>,
  enquiries: readonly Counted[],
  sign: 1 | -1,
): Promise<void> {
  const groups = Map.groupBy(
    enquiries.filter(({ state }) => state !== "spam"),
    ({ createdAt, service, state }) =>
      JSON.stringify([indianDay(new Date(createdAt)).slice(0, "2026-11".length), service ?? "", state]),
  );
  const sums = [...groups].map(([key, group]) => {
    const [month, service, state]: [string, string, string] = JSON.parse(key);
    const total = (rupees: (one: Counted) => number | null) =>
      sign * group.reduce((sum, one) => sum + (rupees(one) ?? 0), 0);
    return {
      ...{
        month,
        service,
        state,
        count: sign * group.filter(({ mergedInto }) => mergedInto === null).length,
      },
      quoted_rupees: total(({ quoted, won }) => quoted ?? (state === "won" ? won : null)),
      won_rupees: total(({ won }) => won),
    };
  });
  for (const values of inChunks(sums)) {
    await trx
      .insertInto("removed_enquiries")
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(["month", "service", "state"]).doUpdateSet((row) => ({
          count: row("removed_enquiries.count", "+", row.ref("excluded.count")),
          quoted_rupees: row("removed_enquiries.quoted_rupees", "+", row.ref("excluded.quoted_rupees")),
          won_rupees: row("removed_enquiries.won_rupees", "+", row.ref("excluded.won_rupees")),
        })),
      )
      .execute();
  }
}
