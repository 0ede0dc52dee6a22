import type { JobDetails } from "#domain/jobs/job.ts";
import type { VersionedOutcome } from "../form/use-versioned-form.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import type { NameOptions } from "../list/name-options.ts";

export interface JobOffer {
  values: FieldValues;
  choices: NameOptions;
}

export interface JobOutcome extends VersionedOutcome<string> {
  job?: string;
}

export function jobValuesOf({ promisedOn, ...details }: JobDetails): FieldValues {
  return { ...details, promisedOn: promisedOn ?? "" };
}
