import type { MailFailure } from "#platform/mail/mailer.ts";
import type { SaidLine } from "./customer-lines/customer-line.ts";
import type { Inquiry, ValidEnquiry } from "./enquiry-rules.ts";

export const enquiryStates = ["new", "answered", "won", "lost", "spam"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const enquiriesPerPage = 25;

export const maxNoteLength = 5000;

/** Name, e-mail and message are empty where only a price was asked for. */
export interface NewEnquiry extends ValidEnquiry {
  /** Title of a service in the page's language. */
  service: string | null;
  language: "en" | "hi" | "mr";
  /** Date of the notice, such as 2026-11-21. */
  privacyVersion: string;
}

/** How the form was sent. */
export interface Submission {
  /** One for each filling-in of the form; null without scripts. */
  submissionKey: string | null;
  /** From `issueFormToken`; null without scripts. */
  formToken: string | null;
  /** The honeypot. */
  website: string;
}

/** `none`: it looks like spam. */
type MailState = "none" | "waiting" | "sent" | "failed";

/** A stored enquiry. Times are UTC, ISO 8601. */
export interface Enquiry extends NewEnquiry {
  id: string;
  /** The first number as E.164; as it was typed where none could be read. */
  phone: string;
  /** As it was typed, where that says more. */
  phoneTyped: string | null;
  state: EnquiryState;
  isRead: boolean;
  /** Private to the back office. */
  note: string;
  noteVersion: number;
  /** How many came with it. */
  photographs: number;
  /** Of `SpamSign`; an old enquiry may have other ones. */
  spamSigns: string[];
  createdAt: string;
  /** What the customer has said after the work. */
  line: SaidLine | null;
  mail: {
    state: MailState;
    attempts: number;
    sentAt: string | null;
    /** Why the last attempt failed. */
    problem: MailFailure | null;
  };
}

/** The number of eight digits that a visitor names an enquiry by; two may share one, as two may share a name. */
export function referenceOf(id: string): string {
  return String(10_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 90_000_000));
}

export interface EnquirySummary
  extends Pick<Enquiry, "id" | "name" | "phone" | "email" | "inquiry" | "service" | "language">,
    Pick<Enquiry, "state" | "isRead" | "createdAt" | "photographs"> {
  /** At most 160 characters of the message. */
  beginning: string;
  mailState: MailState;
}

export interface EnquiryFilter {
  inquiry: Inquiry | null;
  /** Null: every state but spam. */
  state: EnquiryState | null;
  /** All its words must be found. */
  search: string;
}

export interface EnquiryPage {
  enquiries: EnquirySummary[];
  /** At most `mostCounted + 1`. */
  total: number;
  page: number;
  pages: number;
}

export interface EnquiryNeighbours {
  newer: string | null;
  older: string | null;
}

/** As far as enquiries are counted and listed; one more says that there are more. */
export const mostCounted = 10_000;

/** At most `mostCounted + 1` of each. */
export type EnquiryCounts = Record<EnquiryState, number>;

export interface InboxNews {
  /** How many nobody has answered. */
  waiting: number;
  /** Another one whenever an enquiry has come, gone or changed its state. */
  mark: string;
}

/** Has failed for an hour or longer. */
export interface MailTrouble {
  count: number;
  /** Of the oldest: when it failed first, and why at last. */
  since: string;
  problem: MailFailure;
}

export interface PersonalData {
  enquiries: Enquiry[];
}

/** `gone`: deleted meanwhile. `changed`: another note was saved meanwhile. */
export type NoteRefusal = "gone" | "changed" | "too-long";
