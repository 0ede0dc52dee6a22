import type { FormOutcome } from "../ui/form-outcome.ts";

const enquiryIntents = ["read", "mark", "not spam", "note", "send again", "delete"] as const;
export type EnquiryIntent = (typeof enquiryIntents)[number];

/** What a form asks for; of one that says nothing sensible it is told that it could not be marked. */
export function enquiryIntentOf(given: FormDataEntryValue | null | undefined): EnquiryIntent {
  return enquiryIntents.find((intent) => intent === given) ?? "mark";
}

export interface StoredNote {
  note: string;
  version: number;
}

export interface EnquiryOutcome extends FormOutcome {
  /** The note as it is stored now: after it was saved, and where a newer one is why it was not. */
  stored?: StoredNote;
}
