import type { FieldValues } from "../form/versioned-draft.ts";
import type { NameOptions } from "../list/name-options.ts";

/** What a job of an enquiry begins with. */
export interface JobOffer {
  values: FieldValues;
  choices: NameOptions;
}
