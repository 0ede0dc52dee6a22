import type { Kysely, Selectable } from "kysely";
import type { Database, EnquiriesTable, EnquiryOutboxTable } from "#platform/database/schema.ts";
import type { Enquiry, EnquirySummary, MailState } from "./enquiry.ts";
import { normalizeLine } from "./enquiry-rules.ts";
import { storedProblem } from "./mail-problem.ts";

/** An enquiry's row beside the row of its mail, which is empty where none was ordered. */
export type EnquiryWithMail = Omit<
  Selectable<EnquiriesTable>,
  "submission_print" | "folded_email" | "message_print" | "search_text"
> & {
  mail_state: EnquiryOutboxTable["state"] | null;
  attempts: number | null;
  sent_at: string | null;
  failure_kind: string | null;
  failure_detail: string | null;
};

/** Every enquiry with its mail, to be narrowed down and put in order. */
export function enquiriesWithMail(db: Kysely<Database>) {
  return db
    .selectFrom("enquiries")
    .leftJoin("enquiry_outbox", "enquiry_outbox.enquiry_id", "enquiries.id")
    .select(["enquiries.id", "name", "email", "phone", "inquiry", "message", "service", "language"])
    .select(["privacy_version", "enquiries.state", "is_read", "note", "note_version", "spamSigns"])
    .select(["created_at", "enquiry_outbox.state as mail_state", "attempts", "sent_at"])
    .select(["failure_kind", "failure_detail"]);
}

/** The enquiry as the administrator sees it. */
export function enquiryOf(row: EnquiryWithMail): Enquiry {
  const { id, name, email, phone, inquiry, message, service, language, state, note } = row;
  return {
    ...{ id, name, email, phone, inquiry, message, service, language, state, note },
    privacyVersion: row.privacy_version,
    isRead: row.is_read === 1,
    noteVersion: row.note_version,
    spamSigns: readSuspicions(row.spamSigns),
    createdAt: row.created_at,
    mail: {
      state: mailStateOf(row),
      attempts: row.attempts ?? 0,
      sentAt: row.sent_at,
      problem: storedProblem(row.failure_kind, row.failure_detail),
    },
  };
}

/** The enquiry as a row of the list. */
export function summaryOf(row: EnquiryWithMail): EnquirySummary {
  const { id, name, email, phone, inquiry, service, language, state } = row;
  return {
    ...{ id, name, email, phone, inquiry, service, language, state },
    beginning: [...normalizeLine(row.message.slice(0, 400))].slice(0, 160).join(""),
    isRead: row.is_read === 1,
    createdAt: row.created_at,
    mailState: mailStateOf(row),
  };
}

function mailStateOf({ mail_state }: EnquiryWithMail): MailState {
  return mail_state ?? "none";
}

function readSuspicions(json: string): string[] {
  const read: unknown = JSON.parse(json);
  return Array.isArray(read) ? read.filter((sentence) => typeof sentence === "string") : [];
}
