import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { EnquiryFilter, EnquiryNeighbours } from "./enquiries.ts";
import { matchingIds } from "./inbox.ts";

/** The ids that stand beside an enquiry in the list of a filter, also where it does not match the filter itself. */
export async function findNeighbours(
  db: Kysely<Database>,
  id: string,
  filter: EnquiryFilter,
): Promise<EnquiryNeighbours> {
  const one = await db.selectFrom("enquiries").select("created_at").where("id", "=", id).executeTakeFirst();
  if (one === undefined) return { newer: null, older: null };
  const { created_at: createdAt } = one;
  // Both conditions begin with the column the index is sorted by, so that the reading begins beside the enquiry.
  const [newer, older] = await Promise.all([
    matchingIds(db, filter)
      .where("created_at", ">=", createdAt)
      .where((eb) => eb.or([eb("created_at", ">", createdAt), eb("id", "<", id)]))
      .clearOrderBy()
      .orderBy("created_at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
    matchingIds(db, filter)
      .where("created_at", "<=", createdAt)
      .where((eb) => eb.or([eb("created_at", "<", createdAt), eb("id", ">", id)]))
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}
