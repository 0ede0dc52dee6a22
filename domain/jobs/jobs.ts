import { indianDay } from "#domain/values/indian-day.ts";
import { rowId } from "#domain/values/row-id.ts";
import { type Clock, day, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { createSealedLinks, type LinkRefusal } from "#platform/sealed-links.ts";
import { createSeal } from "#platform/sealing.ts";
import { endOfWeek } from "./due.ts";
import {
  detailsOf,
  type Job,
  type JobDetails,
  type JobRefusals,
  type JobShelf,
  type JobStage,
  jobShelves,
  validateJob,
} from "./job.ts";
import { countJobs, detailsRow, type JobPage, jobOf, jobRows, listDueJobs, listJobs } from "./job-rows.ts";

export { jobsOfPerson, removeJobsOfPerson } from "./jobs-of-person.ts";
export type { Job, JobPage };

const daysDeleted = 30;
/** In days, after which the customer's link is over. */
const daysShownDelivered = 14;

export type JobChangeRefusal = { kind: "gone" } | { kind: "changed"; job: Job };

export interface Jobs {
  /** The same id is stored once. */
  open(id: string, enquiryId: string | null, draft: JobDetails): Promise<Result<Job, JobRefusals>>;
  /** Open ones by promised day, undated last; others newest first. */
  list(shelf: JobShelf, page: number, search?: string): Promise<JobPage>;
  counts(search?: string): Promise<Record<JobShelf, number>>;
  sealSearch(words: string): string;
  openSearch(sealed: string): string;
  /** Late ones, and those promised for this week in India. */
  due(most: number): Promise<{ total: number; jobs: Job[] }>;
  find(id: string): Promise<Job | null>;
  ofEnquiry(enquiryId: string): Promise<Job[]>;
  /** Refused when changed since `version`. */
  edit(
    id: string,
    version: number,
    draft: JobDetails,
  ): Promise<Result<Job, JobChangeRefusal | { kind: "invalid"; refusals: JobRefusals }>>;
  /** Refused unless at the stage `seen` or `stage`. */
  setStage(id: string, seen: JobStage, stage: JobStage): Promise<Result<Job, JobChangeRefusal>>;
  /** Refused unless `seen` or already `promisedOn` is promised. */
  promise(id: string, seen: string | null, promisedOn: string | null): Promise<Result<Job, JobChangeRefusal>>;
  /** Can be restored for thirty days. */
  remove(id: string): Promise<Job | null>;
  restore(id: string): Promise<Job | null>;
  sealLink(id: string): string;
  /** Opens until 14 days after delivery. */
  openLink(sealed: string, address: string): Promise<Result<Job, LinkRefusal>>;
  purge(): Promise<number>;
}

/** `secret` seals addresses; delivered jobs are kept for `months`. */
export function createJobs(parts: {
  database: OpenDatabase;
  clock: Clock;
  secret: string;
  months: number;
  limiters?: RateLimiters;
}): Jobs {
  const { database, clock, secret, months, limiters = limitersInMemory } = parts;
  const { db } = database;
  const sealedSearch = createSeal(secret, "search of jobs");
  const links = createSealedLinks({ purpose: "jobs of customers", secret, limiters });
  const now = () => clock.now().toISOString();

  async function find(id: string): Promise<Job | null> {
    if (!rowId.test(id)) return null;
    const row = await jobRows(db).where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : jobOf(row);
  }

  /** `isDone` judges, because an earlier answer may have been lost. */
  async function changed(id: string, isDone: (job: Job) => boolean): Promise<Result<Job, JobChangeRefusal>> {
    const job = await find(id);
    if (job === null || job.deletedAt !== null) return refused({ kind: "gone" });
    return isDone(job) ? accepted(job) : refused({ kind: "changed", job });
  }

  async function setDeleted(id: string, deletedAt: string | null): Promise<Job | null> {
    await db.updateTable("jobs").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
    return find(id);
  }

  return {
    async open(id, enquiryId, draft) {
      // The number of an enquiry is taken as its form took it.
      const valid = validateJob(draft, enquiryId === null ? "" : draft.phone);
      if (!valid.ok) return valid;
      const row = { id, enquiry_id: enquiryId, ...detailsRow(valid.value), opened_at: now() };
      await db
        .insertInto("jobs")
        .values({ ...row, stage: "received", version: 1 })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      const job = await find(id);
      if (job === null) throw new Error("A job that was just opened is gone.");
      return accepted(job);
    },

    list: (shelf, page, search = "") => listJobs(db, shelf, page, search),
    sealSearch: sealedSearch.seal,
    openSearch: (sealed) => sealedSearch.open(sealed) ?? "",

    async counts(search = "") {
      const [open, delivered, deleted] = await Promise.all(
        jobShelves.map((shelf) => countJobs(db, shelf, search)),
      );
      return { open: open ?? 0, delivered: delivered ?? 0, deleted: deleted ?? 0 };
    },

    due: (most) => listDueJobs(db, endOfWeek(indianDay(clock.now())), most),
    find,

    async ofEnquiry(enquiryId) {
      const rows = await jobRows(db)
        .where("enquiry_id", "=", enquiryId)
        .where("deleted_at", "is", null)
        .orderBy("opened_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(jobOf);
    },

    async edit(id, version, draft) {
      const before = await find(id);
      const valid = validateJob(draft, before === null ? "" : detailsOf(before).phone);
      if (!valid.ok) return refused({ kind: "invalid", refusals: valid.refusal });
      const row = detailsRow(valid.value);
      await db
        .updateTable("jobs")
        .set({ ...row, version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .where("deleted_at", "is", null)
        .execute();
      const asked = JSON.stringify(row);
      return changed(id, (job) => JSON.stringify(detailsRow(detailsOf(job))) === asked);
    },

    async setStage(id, seen, stage) {
      await db
        .updateTable("jobs")
        .set({ stage, delivered_at: stage === "delivered" ? now() : null })
        .where("id", "=", id)
        .where("stage", "=", seen)
        .where("stage", "<>", stage)
        .where("deleted_at", "is", null)
        .execute();
      return changed(id, (job) => job.stage === stage);
    },

    async promise(id, seen, promisedOn) {
      await db
        .updateTable("jobs")
        .set((eb) => ({ promised_on: promisedOn, version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .where("promised_on", seen === null ? "is" : "=", seen)
        .where("deleted_at", "is", null)
        .execute();
      return changed(id, (job) => job.promisedOn === promisedOn);
    },

    remove: (id) => setDeleted(id, now()),
    restore: (id) => setDeleted(id, null),
    sealLink: links.seal,

    async openLink(sealed, address) {
      const opened = await links.open(sealed, address);
      if (!opened.ok) return opened;
      const job = await find(opened.value);
      if (job === null || job.deletedAt !== null) return refused({ kind: "ended" });
      const end = Date.parse(job.deliveredAt ?? now()) + daysShownDelivered * day;
      return clock.now().getTime() < end ? accepted(job) : refused({ kind: "ended" });
    },

    async purge() {
      const deleted = new Date(clock.now().getTime() - daysDeleted * day).toISOString();
      const delivered = monthsBefore(clock.now(), months).toISOString();
      const { numDeletedRows } = await db
        .deleteFrom("jobs")
        .where((eb) => eb.or([eb("deleted_at", "<", deleted), eb("delivered_at", "<", delivered)]))
        .executeTakeFirstOrThrow();
      await database.truncateJournal();
      return Number(numDeletedRows);
    },
  };
}
