import type { Generated } from "kysely";

export interface EnquiriesTable {
  id: string;
  submission_hash: string;
  name: string;
  email: string;
  /** E.164, or as typed. */
  phone: string;
  phone_typed: string | null;
  inquiry: "general" | "quote" | "service";
  message: string;
  service: string | null;
  language: "en" | "hi" | "mr";
  privacy_version: string;
  state: "new" | "answered" | "won" | "lost" | "spam";
  is_read: number;
  note: string;
  note_version: number;
  spam_signs: string;
  folded_email: string;
  message_hash: string | null;
  search_text: string;
  sound_text: string | null;
  said: Generated<string | null>;
  said_state: Generated<"waiting" | "approved" | "rejected" | null>;
  created_at: string;
  /** A day in Asia/Kolkata, such as `2026-11-28`. */
  call_back_on: Generated<string | null>;
  /** The day that devices were told of. */
  call_back_told: Generated<string | null>;
  quotation: Generated<string | null>;
  /** Null in old rows, where the lack of a name tells it. */
  form: Generated<"contact" | "quick price" | null>;
  name_by_owner: Generated<string | null>;
  quoted_rupees: Generated<number | null>;
  won_rupees: Generated<number | null>;
  details_version: Generated<number>;
  /** A later one of the same customer. */
  merged_into: Generated<string | null>;
}

/** By financial year, such as `2026-27`. */
export interface QuotationSeriesTable {
  financial_year: string;
  last: number;
}

export interface EnquiryOutboxTable {
  enquiry_id: string;
  state: "waiting" | "sent" | "failed";
  next_attempt_at: string;
  claim: string | null;
  attempts: number;
  first_attempt_at: string | null;
  first_failed_at: string | null;
  failure_kind: string | null;
  failure_detail: string | null;
  sent_at: string | null;
}

export interface WebhookOutboxTable {
  enquiry_id: string;
  state: "waiting" | "sent" | "failed";
  next_attempt_at: string;
  claim: string | null;
  attempts: number;
  queued_at: string;
  failure: string | null;
}

export interface EnquiryPhotographsTable {
  id: string;
  enquiry_id: string;
  place: number;
  width: number;
  height: number;
  placeholder: string;
  created_at: string;
}
