import type { JobDetails } from "#domain/jobs/job.ts";
import type { VersionedOutcome } from "../form/use-versioned-form.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import type { NameOptions } from "../list/name-options.ts";

/** What a job of an enquiry begins with. */
export interface JobOffer {
  values: FieldValues;
  choices: NameOptions;
}

export interface JobOutcome extends VersionedOutcome<string> {
  /** The id of what was opened, or delivered. */
  job?: string;
}

/** As a form has them. */
export function jobValuesOf({ promisedOn, ...details }: JobDetails): FieldValues {
  return { ...details, promisedOn: promisedOn ?? "" };
}
