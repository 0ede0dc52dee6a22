import type { Job } from "#domain/jobs/jobs.ts";
import type { Quotation } from "#domain/quotations/quotations.ts";
import type { RupeesRefusal } from "#domain/values/rupees.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";
import type { SaidLine } from "./customer-lines/customer-line.ts";
import type { Inquiry, ValidEnquiry } from "./enquiry-rules.ts";

export const enquiryStates = ["new", "answered", "won", "lost", "spam"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const enquiryShelves = [...enquiryStates, "call-back"] as const;
export type EnquiryShelf = (typeof enquiryShelves)[number];

export type EnquiryForm = "contact" | "quick price";

export const enquiriesPerPage = 25;

export const maxNoteLength = 5000;

export interface NewEnquiry extends ValidEnquiry {
  form: EnquiryForm;
  service: string | null;
  language: "en" | "hi" | "mr";
  privacyVersion: string;
}

export interface Submission {
  submissionKey: string | null;
  formToken: string | null;
  website: string;
}

export const detailFields = ["name", "quoted", "won"] as const;
export type DetailField = (typeof detailFields)[number];

export type DetailsDraft = Record<DetailField, string>;

export type DetailProblem = RupeesRefusal | "too-long";

type MailState = "none" | "waiting" | "sent" | "failed";

/** Times are UTC, ISO 8601. */
export interface Enquiry extends NewEnquiry {
  id: string;
  /** The visitor's, else the owner's, else empty. */
  name: string;
  nameByOwner: string | null;
  /** Whole rupees. */
  quoted: number | null;
  won: number | null;
  detailsVersion: number;
  /** A later one of the same customer. */
  mergedInto: string | null;
  /** E.164, or as typed where none could be read. */
  phone: string;
  phoneTyped: string | null;
  state: EnquiryState;
  isRead: boolean;
  note: string;
  noteVersion: number;
  photographs: number;
  spamSigns: string[];
  createdAt: string;
  /** A day in India. */
  callBackOn: string | null;
  line: SaidLine | null;
  quotation: Quotation | null;
  mail: {
    state: MailState;
    attempts: number;
    sentAt: string | null;
    problem: MailFailure | null;
  };
}

/** Eight digits to name it by; two may share them. */
export function referenceOf(id: string): string {
  return String(10_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 90_000_000));
}

export interface EnquirySummary
  extends Pick<Enquiry, "id" | "name" | "phone" | "email" | "inquiry" | "service" | "language">,
    Pick<Enquiry, "state" | "isRead" | "createdAt" | "photographs" | "callBackOn" | "quoted" | "won"> {
  beginning: string;
  mailState: MailState;
}

export interface EnquiryFilter {
  inquiry: Inquiry | null;
  state: EnquiryShelf | null;
  search: string;
}

export interface EnquiryPage {
  enquiries: EnquirySummary[];
  total: number;
  page: number;
  pages: number;
}

export interface EnquiryNeighbours {
  newer: string | null;
  older: string | null;
}

export const mostCounted = 10_000;

export type EnquiryCounts = Record<EnquiryState, number>;

export interface InboxNews {
  waiting: number;
  mark: string;
}

export interface MailTrouble {
  count: number;
  since: string;
  problem: MailFailure;
}

export interface PersonalData {
  enquiries: Enquiry[];
  inBin: number;
  jobs: Job[];
}

export const personalKinds = [
  ...(["enquiries", "inBin", "photographs", "notes", "amounts", "lines", "mails", "jobs"] as const),
];

export type PersonalCounts = Record<(typeof personalKinds)[number], number>;

export type NoteRefusal = "gone" | "changed" | "too-long";
