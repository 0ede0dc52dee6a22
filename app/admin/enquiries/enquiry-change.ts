/** What a form can ask for one enquiry. */
export const enquiryIntents = ["read", "mark", "not spam", "note", "send again", "delete"] as const;

export type EnquiryIntent = (typeof enquiryIntents)[number];

/** A note as it is stored now. */
export interface StoredNote {
  note: string;
  version: number;
}

/** The outcome of a change, in the words the administrator reads. */
export interface EnquiryChange {
  ok: boolean;
  /** HTTP status; 0 when the server was not reached. */
  status: number;
  title: string;
  description?: string;
  /** The note as it is stored now: after it was saved, and where a newer one is why it was not. */
  stored?: StoredNote;
  /** Whether the enquiry is gone: because that was asked for, or before. */
  isGone?: boolean;
}

export const failureTitles: Record<EnquiryIntent, string> = {
  read: "Failed to mark the enquiry",
  mark: "Failed to mark the enquiry",
  "not spam": "Failed to mark the enquiry",
  note: "Failed to save the note",
  "send again": "Failed to send again",
  delete: "Failed to delete enquiry",
};

/** The intent a form names; the one with the plainest words where it names none. */
export function intentOf(form: FormData): EnquiryIntent {
  return enquiryIntents.find((known) => known === form.get("intent")) ?? "mark";
}
