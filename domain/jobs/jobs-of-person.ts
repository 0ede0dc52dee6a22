import type { Kysely } from "kysely";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Job } from "./job.ts";
import { jobOf, jobRows } from "./job-rows.ts";

export interface JobOwner {
  enquiryIds: readonly string[];
  hasPhone(phone: string): boolean;
}

/** By enquiry or number, oldest first, also deleted ones. */
export async function jobsOfPerson(db: Kysely<Database>, { enquiryIds, hasPhone }: JobOwner): Promise<Job[]> {
  const own = new Set(enquiryIds);
  // They are few, and written like nothing that a database compares.
  const rows = await jobRows(db).orderBy("opened_at").orderBy("id").execute();
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
