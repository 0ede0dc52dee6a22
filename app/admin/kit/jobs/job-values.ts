import type { JobDetails } from "#domain/jobs/job.ts";
import type { FieldValues } from "../form/versioned-draft.ts";

/** As a form has them. */
export function jobValuesOf({ promisedOn, ...details }: JobDetails): FieldValues {
  return { ...details, promisedOn: promisedOn ?? "" };
}
