import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { languages } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  detailsOf,
  type Job,
  type JobDetails,
  type JobRefusals,
  jobFields,
  jobLengths,
  jobStages,
} from "#domain/jobs/job.ts";
import type { JobChangeRefusal } from "#domain/jobs/jobs.ts";
import { refused, succeeded } from "../kit/form/form-outcome.ts";
import type { StoredValues } from "../kit/form/versioned-draft.ts";
import { jobNaming } from "../kit/jobs/job-choices.server.ts";
import type { JobOutcome } from "../kit/jobs/job-form.ts";
import { jobValuesOf } from "../kit/jobs/job-form.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

const id = z.uuid();
const typed = z.string().max(10_000);
const day = z.iso.date().or(z.literal(""));
const stage = z.enum(jobStages);
const details = {
  ...{ vehicleName: typed, work: typed, name: typed, phone: typed, note: typed },
  language: z.enum(languages.map(({ code }) => code)),
  promisedOn: day,
};

export const jobChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("open"), id, ...details }),
  z.object({
    intent: z.literal("won"),
    id,
    enquiry: z.uuid(),
    vehicleName: typed,
    work: typed,
    promisedOn: day,
  }),
  z.object({ intent: z.literal("stage"), id, seen: stage, stage }),
  z.object({ intent: z.literal("day"), id, seen: day, promisedOn: day }),
  z.object({ intent: z.literal("edit"), id, version: z.coerce.number().int().positive(), ...details }),
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("restore"), id }),
]);

export type JobChange = z.output<typeof jobChangeSchema>;
type Change<Intent> = Extract<JobChange, { intent: Intent }>;
type Context = Readonly<RouterContextProvider>;

export async function changeJob(change: JobChange, context: Context): Promise<JobOutcome> {
  const { jobs } = context.get(servicesContext);
  const { success, failure, gone } = context.get(adminTextContext).jobs;
  switch (change.intent) {
    case "open": {
      const { intent, id, ...draft } = change;
      return open(context, id, null, { ...draft, promisedOn: draft.promisedOn || null });
    }
    case "won":
      return openWon(context, change);
    case "stage": {
      const { id, seen, stage } = change;
      const moved = await jobs.setStage(id, seen, stage);
      if (!moved.ok) return refusal(context, failure.stage, moved.refusal);
      const isDelivered = stage === "delivered";
      await logActivity(context, isDelivered ? "job delivered" : "job changed", moved.value.vehicleName);
      return { ...succeeded(isDelivered ? success.delivered : success.stage), job: id };
    }
    case "day": {
      const { id, seen, promisedOn } = change;
      const moved = await jobs.promise(id, seen || null, promisedOn || null);
      if (!moved.ok) return refusal(context, failure.day, moved.refusal);
      await logActivity(context, "job changed", moved.value.vehicleName);
      return succeeded(success.day);
    }
    case "edit":
      return edit(context, change);
    case "delete":
    case "restore": {
      const { intent, id } = change;
      const job = await (intent === "delete" ? jobs.remove(id) : jobs.restore(id));
      if (job === null) return refused(failure[intent], 404, gone);
      await logActivity(context, intent === "delete" ? "job deleted" : "job restored", job.vehicleName);
      return succeeded(success[intent]);
    }
  }
}

async function open(
  context: Context,
  id: string,
  enquiryId: string | null,
  draft: JobDetails,
): Promise<JobOutcome> {
  const { success, failure } = context.get(adminTextContext).jobs;
  const opened = await context.get(servicesContext).jobs.open(id, enquiryId, draft);
  if (!opened.ok) return { ...refused(failure.open, 422), problems: problemsOf(context, opened.refusal) };
  await logActivity(context, "job added", opened.value.vehicleName);
  return { ...succeeded(success.open, opened.value.vehicleName), job: opened.value.id };
}

/** The job is opened first: if the answer is lost, sending it again does the rest. */
async function openWon(
  context: Context,
  { id, enquiry: enquiryId, vehicleName, work, promisedOn }: Change<"won">,
): Promise<JobOutcome> {
  const { enquiries } = context.get(servicesContext);
  const { failure, enquiryGone } = context.get(adminTextContext).jobs;
  const enquiry = await enquiries.find(enquiryId);
  if (enquiry === null) return refused(failure.open, 404, enquiryGone);
  const { name, phone, phoneTyped, language, state } = enquiry;
  const opened = await open(context, id, enquiryId, {
    ...{ vehicleName, work, name, phone: phoneTyped ?? phone, language },
    ...{ note: "", promisedOn: promisedOn || null },
  });
  if (!opened.ok || state === "won") return opened;
  if (await enquiries.setState(enquiryId, "won")) await logActivity(context, "enquiry marked won");
  return opened;
}

async function edit(
  context: Context,
  { intent, id, version, ...draft }: Change<"edit">,
): Promise<JobOutcome> {
  const { success, failure } = context.get(adminTextContext).jobs;
  const { jobs } = context.get(servicesContext);
  const edited = await jobs.edit(id, version, { ...draft, promisedOn: draft.promisedOn || null });
  if (edited.ok) {
    await logActivity(context, "job changed", edited.value.vehicleName);
    return { ...succeeded(success.edit), stored: await storedOf(context, edited.value) };
  }
  if (edited.refusal.kind === "invalid") {
    const problems = problemsOf(context, edited.refusal.refusals);
    return { ...refused(failure.edit, 422, Object.values(problems).join(" ")), problems };
  }
  return refusal(context, failure.edit, edited.refusal);
}

async function storedOf(context: Context, job: Job): Promise<StoredValues> {
  const named = await jobNaming(context);
  return { version: job.version, values: jobValuesOf(detailsOf(named(job))) };
}

async function refusal(context: Context, title: string, why: JobChangeRefusal): Promise<JobOutcome> {
  const { gone, changed } = context.get(adminTextContext).jobs;
  if (why.kind === "gone") return refused(title, 404, gone);
  return { ...refused(title, 409, changed), stored: await storedOf(context, why.job) };
}

function problemsOf(context: Context, refusals: JobRefusals): Record<string, string> {
  const { missing, tooLong, incomplete } = context.get(adminTextContext).jobs;
  return Object.fromEntries(
    jobFields.flatMap((field) => {
      const why = refusals[field];
      if (why === undefined) return [];
      const sentences = {
        missing,
        incomplete,
        "too-long": fillPlaceholders(tooLong, { most: jobLengths[field] }),
      };
      return [[field, sentences[why]]];
    }),
  );
}
