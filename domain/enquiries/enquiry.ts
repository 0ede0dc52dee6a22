import type { Inquiry, ValidEnquiry } from "./enquiry-rules.ts";

/** Where an enquiry stands. Only the first is given by the product, and "spam" to what looks like it. */
export const enquiryStates = ["new", "answered", "won", "lost", "spam"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Languages a visitor may have written from. */
export const enquiryLanguages = ["en", "hi", "mr"] as const;
export type EnquiryLanguage = (typeof enquiryLanguages)[number];

/** An enquiry that passed the rules, with what the page knows. */
export interface NewEnquiry extends ValidEnquiry {
  /** Title of a service in the page's language, or null. */
  service: string | null;
  /** Language of the page the form stood on. */
  language: EnquiryLanguage;
  /** Version of the privacy notice shown, such as 2026-11-21. */
  privacyVersion: string;
}

/** How an enquiry arrived; decides about doubles, the rate limit and spam. Only the address is not of the form. */
export interface Submission {
  submissionKey: string | null;
  formToken: string | null;
  /** What stood in the honeypot. */
  website: string;
  /** Address of the visitor; counted in memory, never stored. */
  address: string;
}

/** What the mail of an enquiry has come to. `none`: none is to be sent, because it looks like spam. */
export type MailState = "none" | "waiting" | "sent" | "failed";

/** A stored enquiry as the administrator sees it. Times are UTC, ISO 8601. */
export interface Enquiry extends NewEnquiry {
  id: string;
  state: EnquiryState;
  isRead: boolean;
  /** Private to the back office; empty where there is none. */
  note: string;
  /** Counts the changes of the note. */
  noteVersion: number;
  /** What made it look like spam, in plain English; empty for most. */
  spamSigns: string[];
  createdAt: string;
  mail: {
    state: MailState;
    /** Times it was handed to the mail server. */
    attempts: number;
    sentAt: string | null;
    /** Why the last attempt failed, as a plain sentence; null when it did not. */
    problem: string | null;
  };
}

/** An enquiry as a row of the list: the message cut to its beginning. */
export interface EnquirySummary {
  id: string;
  name: string;
  phone: string;
  email: string;
  inquiry: Inquiry;
  service: string | null;
  language: EnquiryLanguage;
  /** At most 160 characters, in one line. */
  beginning: string;
  state: EnquiryState;
  isRead: boolean;
  createdAt: string;
  mailState: MailState;
}
