import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** The day so many months before; the last of its month where that has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  // 31 October less one month would be 1 October.
  if (day.getUTCDate() !== now.getUTCDate()) day.setUTCDate(0);
  return day;
}

/** Removes what came before the deadline. Answers how many enquiries went. */
export async function purgeEnquiries(db: Kysely<Database>, deadline: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("enquiries")
    .where("created_at", "<", deadline.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
