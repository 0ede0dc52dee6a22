import type { Kysely } from "kysely";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Job } from "./job.ts";
import { jobOf } from "./job-rows.ts";

export interface JobOwner {
  enquiryIds: readonly string[];
  /** Whether the number is one of this person's. */
  hasPhone(phone: string): boolean;
}

/** Also deleted ones, oldest first: those of the person's enquiries, and those with a number of the person. */
export async function jobsOfPerson(db: Kysely<Database>, { enquiryIds, hasPhone }: JobOwner): Promise<Job[]> {
  const own = new Set(enquiryIds);
  // Written like no number that a database could compare, and few: they are looked at one by one.
  const rows = await db.selectFrom("jobs").selectAll().orderBy("opened_at").orderBy("id").execute();
  return rows
    .map(jobOf)
    .filter(({ enquiryId, phone, phoneTyped }) => own.has(enquiryId ?? "") || hasPhone(phoneTyped ?? phone));
}

/** Removes them for good. */
export async function removeJobsOfPerson(db: Kysely<Database>, jobs: readonly Job[]): Promise<void> {
  for (const ids of inChunks(jobs.map(({ id }) => id))) {
    await db.deleteFrom("jobs").where("id", "in", ids).execute();
  }
}
