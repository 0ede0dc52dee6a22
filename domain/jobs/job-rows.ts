import type { Kysely, Selectable } from "kysely";
import { placeOfPage } from "#domain/values/paging.ts";
import { readPhone } from "#domain/values/read-phones.ts";
import type { JobsTable } from "#platform/database/job-schema.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { type Job, type JobDetails, type JobShelf, jobsPerPage } from "./job.ts";

export interface JobPage {
  jobs: Job[];
  total: number;
  page: number;
  pages: number;
}

/** The columns of the details. */
export function detailsRow(details: JobDetails) {
  const { vehicleName, work, name, note, language, promisedOn } = details;
  const { phone, typed } = details.phone === "" ? { phone: null, typed: null } : readPhone(details.phone);
  return {
    ...{ vehicle_name: vehicleName, work, name, phone, phone_typed: typed },
    ...{ note, language, promised_on: promisedOn },
  };
}

export function jobOf(row: Selectable<JobsTable>): Job {
  const { id, name, language, work, note, stage, version } = row;
  return {
    ...{ id, name, language, work, note, stage, version },
    enquiryId: row.enquiry_id,
    phone: row.phone ?? "",
    phoneTyped: row.phone_typed,
    vehicleName: row.vehicle_name,
    promisedOn: row.promised_on,
    openedAt: row.opened_at,
    deliveredAt: row.delivered_at,
    deletedAt: row.deleted_at,
  };
}

/** The rows of a shelf, without an order. */
export function shelved(db: Kysely<Database>, shelf: JobShelf) {
  const jobs = db.selectFrom("jobs");
  if (shelf === "deleted") return jobs.where("deleted_at", "is not", null);
  return jobs.where("deleted_at", "is", null).where("delivered_at", shelf === "open" ? "is" : "is not", null);
}

/** Open ones by the promised day, those without one last; others newest first. */
export async function listJobs(db: Kysely<Database>, shelf: JobShelf, asked: number): Promise<JobPage> {
  const total = await countRows(shelved(db, shelf));
  const { page, pages, offset } = placeOfPage(asked, total, jobsPerPage);
  const newestFirst = shelf === "deleted" ? "deleted_at" : "delivered_at";
  const inOrder =
    shelf === "open"
      ? shelved(db, shelf)
          .orderBy((eb) => eb("promised_on", "is", null))
          .orderBy("promised_on")
          .orderBy("opened_at")
      : shelved(db, shelf).orderBy(newestFirst, "desc");
  const rows = await inOrder.selectAll().orderBy("id").limit(jobsPerPage).offset(offset).execute();
  return { jobs: rows.map(jobOf), total, page, pages };
}

/** Open ones that were promised for `lastDay` or before, the oldest day first, and how many. */
export async function listDueJobs(
  db: Kysely<Database>,
  lastDay: string,
  most: number,
): Promise<{ total: number; jobs: Job[] }> {
  const due = shelved(db, "open").where("promised_on", "<=", lastDay);
  const rows = await due
    .selectAll()
    .orderBy("promised_on")
    .orderBy("opened_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return { total: await countRows(due), jobs: rows.map(jobOf) };
}
