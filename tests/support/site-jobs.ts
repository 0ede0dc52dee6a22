import { randomUUID } from "node:crypto";
import type { Job, JobDetails } from "#domain/jobs/job.ts";
import type { Services } from "#domain/services.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { day } from "./test-enquiries.ts";

export const sampleJob: JobDetails = {
  ...{ vehicleName: "Tata Ace", work: "Container", name: "Ganpatrao Shinde", phone: "98220 12345" },
  ...{ note: "Side door on the left.", language: "en", promisedOn: null },
};

/** The day in India, so many days from today. */
export function inDays(days: number): string {
  return indianDay(new Date(Date.now() + days * day));
}

export async function openJob(
  { services }: { services: Services },
  details: Partial<JobDetails> = {},
  enquiryId: string | null = null,
): Promise<Job> {
  const opened = await services.jobs.open(randomUUID(), enquiryId, { ...sampleJob, ...details });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
}
