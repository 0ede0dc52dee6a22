import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { indiaAheadOfUtc } from "#platform/india-time.ts";

const mostMonths = 240;

/** Where a month in India begins and ends; UTC, ISO 8601. */
export function monthRange(month: string): { begins: string; ends: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const beginning = (of: number) => new Date(Date.UTC(year, of) - indiaAheadOfUtc).toISOString();
  return { begins: beginning(number - 1), ends: beginning(number) };
}

/** In which images were added, newest first. */
export async function monthsOf(db: Kysely<Database>): Promise<string[]> {
  const { oldest, newest } = await db
    .selectFrom("gallery_images")
    .select((eb) => [
      eb.fn.min<string | null>("created_at").as("oldest"),
      eb.fn.max<string | null>("created_at").as("newest"),
    ])
    .executeTakeFirstOrThrow();
  if (oldest === null || newest === null) return [];
  const months = monthsBetween(oldest, newest).map((month) => {
    const { begins, ends } = monthRange(month);
    return sql`(${month}, ${begins}, ${ends})`;
  });
  const { rows } = await sql<{ month: string }>`
    with months (month, begins, ends) as (values ${sql.join(months)})
    select month from months where exists (
      select 1 from gallery_images where created_at >= months.begins and created_at < months.ends
    ) order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}

function monthsBetween(oldest: string, newest: string): string[] {
  const place = (time: string) => {
    const inIndia = new Date(Date.parse(time) + indiaAheadOfUtc);
    return inIndia.getUTCFullYear() * 12 + inIndia.getUTCMonth();
  };
  const last = place(newest);
  const count = Math.min(mostMonths, last - place(oldest) + 1);
  return Array.from({ length: count }, (_, back) => {
    const month = last - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}
