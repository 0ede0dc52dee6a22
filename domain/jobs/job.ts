import { normalizeLine, normalizeText } from "#domain/values/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

/** In the order of the work; the site's six steps, of which the first is done before a job is opened. */
export const jobStages = [
  "received",
  "sub-frame",
  "body",
  "primer",
  "paint",
  "papers",
  "ready",
  "delivered",
] as const;
export type JobStage = (typeof jobStages)[number];

/** Which jobs a list has. */
export const jobShelves = ["open", "delivered", "deleted"] as const;
export type JobShelf = (typeof jobShelves)[number];

export const jobsPerPage = 50;

export const jobFields = ["vehicleName", "work", "name", "phone", "note"] as const;
export type JobField = (typeof jobFields)[number];

/** In UTF-16 units, as `maxlength` counts. */
export const jobLengths: Readonly<Record<JobField, number>> = {
  vehicleName: 160,
  work: 200,
  name: 100,
  phone: 40,
  note: 2000,
};

export interface JobDetails extends Record<JobField, string> {
  /** That of the customer. */
  language: "en" | "hi" | "mr";
  /** A day in India, such as `2026-11-28`. */
  promisedOn: string | null;
}

/** Times are UTC, ISO 8601. */
export interface Job extends Omit<JobDetails, "phone"> {
  id: string;
  enquiryId: string | null;
  /** E.164, or as typed where no number can be read; empty where none is known. */
  phone: string;
  phoneTyped: string | null;
  stage: JobStage;
  openedAt: string;
  deliveredAt: string | null;
  deletedAt: string | null;
  version: number;
}

/** As they were typed. */
export function detailsOf(job: Job): JobDetails {
  const { vehicleName, work, name, phone, phoneTyped, note, language, promisedOn } = job;
  return { vehicleName, work, name, phone: phoneTyped ?? phone, note, language, promisedOn };
}

export type JobRefusals = Partial<Record<JobField, "missing" | "too-long">>;

/** The details as they are stored. A vehicle is named; all else may be empty. */
export function validateJob(draft: JobDetails): Result<JobDetails, JobRefusals> {
  const read = { ...draft };
  const refusals: JobRefusals = {};
  for (const field of jobFields) {
    const normalize = field === "note" ? normalizeText : normalizeLine;
    const value = normalize(draft[field], jobLengths[field]);
    if (value === null) refusals[field] = "too-long";
    else if (value === "" && field === "vehicleName") refusals[field] = "missing";
    else read[field] = value;
  }
  return Object.keys(refusals).length === 0 ? accepted(read) : refused(refusals);
}

/** The stage that follows; null after the last one. */
export function stageAfter(stage: JobStage): JobStage | null {
  return jobStages[jobStages.indexOf(stage) + 1] ?? null;
}
