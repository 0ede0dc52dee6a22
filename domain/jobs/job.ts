import { normalizeLine, normalizeText } from "#domain/values/normalize-text.ts";
import { looksIncomplete } from "#domain/values/written-phone.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

/** In the order of the work. */
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
  /** The customer's. */
  language: "en" | "hi" | "mr";
  /** A day in India, such as `2026-11-28`. */
  promisedOn: string | null;
}

/** Times are UTC, ISO 8601. */
export interface Job extends JobDetails {
  id: string;
  enquiryId: string | null;
  /** Its own, else its enquiry's, else empty. */
  name: string;
  ownName: string;
  /** E.164, else as typed; may be empty. */
  phone: string;
  phoneTyped: string | null;
  stage: JobStage;
  openedAt: string;
  deliveredAt: string | null;
  deletedAt: string | null;
  version: number;
}

/** The details as they were typed. */
export function detailsOf(job: Job): JobDetails {
  const { vehicleName, work, ownName, phone, phoneTyped, note, language, promisedOn } = job;
  return { vehicleName, work, name: ownName, phone: phoneTyped ?? phone, note, language, promisedOn };
}

export type JobRefusals = Partial<Record<JobField, "missing" | "too-long" | "incomplete">>;

/** Requires the vehicle only; `knownPhone` is taken as it is. */
export function validateJob(draft: JobDetails, knownPhone = ""): Result<JobDetails, JobRefusals> {
  const read = { ...draft };
  const refusals: JobRefusals = {};
  for (const field of jobFields) {
    const normalize = field === "note" ? normalizeText : normalizeLine;
    const value = normalize(draft[field], jobLengths[field]);
    if (value === null) refusals[field] = "too-long";
    else if (value === "" && field === "vehicleName") refusals[field] = "missing";
    else read[field] = value;
  }
  const { phone } = read;
  const isNewPhone = phone !== "" && phone !== knownPhone;
  if (isNewPhone && looksIncomplete(phone)) refusals.phone ??= "incomplete";
  return Object.keys(refusals).length === 0 ? accepted(read) : refused(refusals);
}

/** Null after the last one. */
export function stageAfter(stage: JobStage): JobStage | null {
  return jobStages[jobStages.indexOf(stage) + 1] ?? null;
}
