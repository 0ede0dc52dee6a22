import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { z } from "zod";
import { quotationOf } from "#domain/quotations/quotations.ts";
import { shownName } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { lineOf } from "./customer-lines/customer-line.ts";
import type { Enquiry, EnquirySummary } from "./enquiry.ts";
import { storedProblem } from "./mail-problem.ts";

/** How many, for a selection from enquiries. */
export function photographsOf(eb: ExpressionBuilder<Database, "enquiries">) {
  return eb
    .selectFrom("enquiry_photographs")
    .select((counted) => counted.fn.countAll().as("count"))
    .whereRef("enquiry_photographs.enquiry_id", "=", "enquiries.id")
    .as("photographs");
}

/** To be narrowed down and put in order. */
export function enquiriesWithMail(db: Kysely<Database>) {
  return db
    .selectFrom("enquiries")
    .leftJoin("enquiry_outbox", "enquiry_outbox.enquiry_id", "enquiries.id")
    .select([
      "enquiries.id",
      shownName.as("name"),
      sql<string>`name`.as("name_typed"),
      "email",
      "phone",
      "phone_typed",
      "inquiry",
      "message",
      "service",
      "language",
    ])
    .select(["privacy_version", "enquiries.state", "is_read", "note", "note_version", "spam_signs"])
    .select(["created_at", "enquiry_outbox.state as mail_state", "attempts", "sent_at"])
    .select(["failure_kind", "failure_detail", "said", "said_state", "call_back_on", photographsOf])
    .select(["form", "name_by_owner", "quoted_rupees", "won_rupees", "details_version", "merged_into"])
    .select("quotation");
}

type EnquiryWithMail = Awaited<ReturnType<ReturnType<typeof enquiriesWithMail>["execute"]>>[number];

const signs = z.array(z.string());

/** As the administrator sees it. */
export function enquiryOf(row: EnquiryWithMail): Enquiry {
  const { id, name, email, phone, inquiry, message, service, language, state, note } = row;
  return {
    ...{ id, name, email, phone, inquiry, message, service, language, state, note },
    form: row.form ?? (row.name_typed === "" ? "quick price" : "contact"),
    nameByOwner: row.name_by_owner,
    quoted: row.quoted_rupees,
    won: row.won_rupees,
    detailsVersion: row.details_version,
    mergedInto: row.merged_into,
    phoneTyped: row.phone_typed,
    privacyVersion: row.privacy_version,
    isRead: row.is_read === 1,
    noteVersion: row.note_version,
    photographs: Number(row.photographs),
    spamSigns: signs.parse(JSON.parse(row.spam_signs)),
    createdAt: row.created_at,
    callBackOn: row.call_back_on,
    line: lineOf(row.said, row.said_state),
    quotation: quotationOf(row.quotation),
    mail: {
      state: row.mail_state ?? "none",
      attempts: row.attempts ?? 0,
      sentAt: row.sent_at,
      problem: storedProblem(row.failure_kind, row.failure_detail),
    },
  };
}

/** As a row of the inbox. */
export function summaryOf(row: EnquiryWithMail): EnquirySummary {
  const { id, name, email, phone, inquiry, service, language, state } = row;
  return {
    ...{ id, name, email, phone, inquiry, service, language, state },
    beginning: beginningOf(row.message),
    isRead: row.is_read === 1,
    createdAt: row.created_at,
    callBackOn: row.call_back_on,
    quoted: row.quoted_rupees,
    won: row.won_rupees,
    photographs: Number(row.photographs),
    mailState: row.mail_state ?? "none",
  };
}

/** At most 160 characters, in one line. */
export function beginningOf(message: string): string {
  return [...message.slice(0, 400).replace(/\s+/g, " ")].slice(0, 160).join("");
}
