import { type Kysely, type Selectable, sql } from "kysely";
import { hasWord, searchedText, searchWords } from "#domain/search/search.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { phoneKeys, readPhone } from "#domain/values/read-phones.ts";
import type { JobsTable } from "#platform/database/job-schema.ts";
import { countRows, shownName } from "#platform/database/queries.ts";
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

const customerName = sql<string>`coalesce(
  nullif(jobs.name, ''),
  (select ${shownName} from enquiries where enquiries.id = jobs.enquiry_id),
  ''
)`;

/** To be narrowed down and put in order. */
export function jobRows(db: Kysely<Database>) {
  return db.selectFrom("jobs").selectAll().select(customerName.as("customer_name"));
}

/** A row as the office shows it. */
export function jobOf(row: Selectable<JobsTable> & { customer_name: string }): Job {
  const { id, language, work, note, stage, version } = row;
  return {
    ...{ id, language, work, note, stage, version },
    name: row.customer_name,
    ownName: row.name,
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

function shelved(db: Kysely<Database>, shelf: JobShelf) {
  const jobs = jobRows(db);
  if (shelf === "deleted") return jobs.where("deleted_at", "is not", null);
  return jobs.where("deleted_at", "is", null).where("delivered_at", shelf === "open" ? "is" : "is not", null);
}

/** Open ones by promised day, undated last; others newest first. */
function inOrder(db: Kysely<Database>, shelf: JobShelf) {
  const jobs = shelved(db, shelf);
  if (shelf !== "open") {
    return jobs.orderBy(shelf === "deleted" ? "deleted_at" : "delivered_at", "desc").orderBy("id");
  }
  return jobs
    .orderBy((eb) => eb("promised_on", "is", null))
    .orderBy("promised_on")
    .orderBy("opened_at")
    .orderBy("id");
}

/** Jobs with all words of `search`. */
export async function listJobs(
  db: Kysely<Database>,
  shelf: JobShelf,
  asked: number,
  search: string,
): Promise<JobPage> {
  if (search !== "") return pageOf(await searchJobs(db, shelf, search), asked);
  const total = await countJobs(db, shelf, search);
  const { page, pages, offset } = placeOfPage(asked, total, jobsPerPage);
  const rows = await inOrder(db, shelf).limit(jobsPerPage).offset(offset).execute();
  return { jobs: rows.map(jobOf), total, page, pages };
}

/** The jobs of a shelf that a search finds. */
export async function countJobs(db: Kysely<Database>, shelf: JobShelf, search: string): Promise<number> {
  if (search !== "") return (await searchJobs(db, shelf, search)).length;
  return countRows(shelved(db, shelf).clearSelect());
}

/** Jobs are few, so they are looked at one by one. */
async function searchJobs(db: Kysely<Database>, shelf: JobShelf, search: string): Promise<Job[]> {
  const words = searchWords(search);
  const rows = await inOrder(db, shelf).execute();
  return rows.map(jobOf).filter((job) => isFound(job, words));
}

/** Spaces do not matter, as in numbers. */
function isFound(job: Job, words: readonly string[]): boolean {
  const { name, vehicleName, work, note, phone, phoneTyped } = job;
  const text = searchedText([name, vehicleName, work, phone, ...phoneKeys(phoneTyped ?? phone), note]);
  const unspaced = withoutSpaces(text.folded);
  return words.every((word) => hasWord(text, word) || isIn(unspaced, withoutSpaces(word)));
}

function isIn(text: string, word: string): boolean {
  return word !== "" && text.includes(word);
}

function withoutSpaces(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\n]/gu, "");
}

function pageOf(jobs: readonly Job[], asked: number): JobPage {
  const { page, pages, offset } = placeOfPage(asked, jobs.length, jobsPerPage);
  return { jobs: jobs.slice(offset, offset + jobsPerPage), total: jobs.length, page, pages };
}

/** Open ones up to `lastDay`, the oldest day first. */
export async function listDueJobs(
  db: Kysely<Database>,
  lastDay: string,
  most: number,
): Promise<{ total: number; jobs: Job[] }> {
  const due = shelved(db, "open").where("promised_on", "<=", lastDay);
  const rows = await due.orderBy("promised_on").orderBy("opened_at").orderBy("id").limit(most).execute();
  return { total: await countRows(due.clearSelect()), jobs: rows.map(jobOf) };
}
