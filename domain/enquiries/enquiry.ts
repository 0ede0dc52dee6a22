import type { Inquiry, ValidEnquiry } from "./enquiry-rules.ts";

/** Visitors' enquiries begin as "new", or as "spam" when they look like it. */
export const enquiryStates = ["new", "answered", "won", "lost", "spam"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Languages a visitor may have written from. */
export const enquiryLanguages = ["en", "hi", "mr"] as const;
export type EnquiryLanguage = (typeof enquiryLanguages)[number];

/** Rows on a page of the inbox. */
export const enquiriesPerPage = 25;

/** Characters of a private note. */
export const maxNoteLength = 5000;

/** A valid enquiry with what the page of the form knows. */
export interface NewEnquiry extends ValidEnquiry {
  /** Title of a service in the page's language. */
  service: string | null;
  language: EnquiryLanguage;
  /** Date of the privacy notice that was shown, such as 2026-11-21. */
  privacyVersion: string;
}

/** How the form was sent: decides about duplicates, the rate limit and spam. */
export interface Submission {
  /** Made by the browser for one filling-in of the form; null without scripts. */
  submissionKey: string | null;
  /** From `issueFormToken`; null without scripts. */
  formToken: string | null;
  /** The honeypot. */
  website: string;
  /** Counted in memory, never stored. */
  address: string;
}

/** `none`: no mail is to be sent, because the enquiry looks like spam. */
export type MailState = "none" | "waiting" | "sent" | "failed";

/** A stored enquiry. Times are UTC, ISO 8601. */
export interface Enquiry extends NewEnquiry {
  id: string;
  state: EnquiryState;
  isRead: boolean;
  /** Seen in the back office only. */
  note: string;
  /** Number of changes of the note. */
  noteVersion: number;
  /** Plain English sentences. */
  spamSigns: string[];
  createdAt: string;
  mail: {
    state: MailState;
    attempts: number;
    sentAt: string | null;
    /** Why the last attempt failed, as a plain sentence. */
    problem: string | null;
  };
}

/** A row of the inbox. */
export interface EnquirySummary
  extends Pick<Enquiry, "id" | "name" | "phone" | "email" | "inquiry" | "service" | "language">,
    Pick<Enquiry, "state" | "isRead" | "createdAt"> {
  /** Of the message: at most 160 characters, in one line. */
  beginning: string;
  mailState: MailState;
}

/** What the inbox shows. */
export interface EnquiryFilter {
  inquiry: Inquiry | null;
  /** Null: every state but spam. */
  state: EnquiryState | null;
  /** Words that must all be found in name, e-mail, phone, service or message. */
  search: string;
}

/** One page of the inbox; `total` counts the matches on all pages. */
export interface EnquiryPage {
  enquiries: EnquirySummary[];
  total: number;
  page: number;
  pages: number;
}

/** Ids of the enquiries beside one in a list; null where the list ends. */
export interface EnquiryNeighbours {
  newer: string | null;
  older: string | null;
}

/** `unread` leaves spam out. */
export interface EnquiryCounts {
  byState: Record<EnquiryState, number>;
  unread: number;
}

/** Mail that has failed for an hour or longer. */
export interface MailTrouble {
  count: number;
  /** When the oldest failed first, and why its last attempt did. */
  since: string;
  problem: string;
}

/** All that is stored of one person. */
export interface PersonalData {
  enquiries: Enquiry[];
}

/** Too many enquiries came from the visitor's network. */
export interface SubmissionRefusal {
  reason: "too-many";
  retryAfterSeconds: number;
}

/** `gone`: deleted meanwhile. `changed`: another note was saved meanwhile. */
export type NoteRefusal = "gone" | "changed" | "too-long";
