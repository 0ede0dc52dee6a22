import type { Result } from "#platform/result.ts";
import type { Enquiry, EnquiryState, EnquirySummary, NewEnquiry, Submission } from "./enquiry.ts";
import type { Inquiry } from "./enquiry-rules.ts";

/** Rows of a page of the inbox. */
export const enquiriesPerPage = 25;

/** Most characters of a private note. */
export const maxNoteLength = 5000;

/** What the inbox shows. */
export interface EnquiryFilter {
  inquiry: Inquiry | null;
  /** Null: every state but spam. */
  state: EnquiryState | null;
  /** Words that must all be found in name, e-mail, phone, service or message; empty finds everything. */
  search: string;
}

/** One page of the inbox. */
export interface EnquiryPage {
  enquiries: EnquirySummary[];
  /** All that match the filter. */
  total: number;
  /** The page that was answered: the asked one, or the last there is. */
  page: number;
  pages: number;
}

/** Ids of the enquiries beside one in a list; null where the list ends. */
export interface EnquiryNeighbours {
  newer: string | null;
  older: string | null;
}

/** How many enquiries there are of each state, and how many nobody has read (spam left out). */
export interface EnquiryCounts {
  byState: Record<EnquiryState, number>;
  unread: number;
}

/** Mail that has not gone out for an hour or longer. */
export interface MailTrouble {
  /** How many enquiries are concerned. */
  count: number;
  /** When the oldest of them failed first, UTC, ISO 8601. */
  since: string;
  /** Why the last attempt of that one failed, as a plain sentence. */
  problem: string;
}

/** All that is stored of one person, for `npm run privacy`. */
export interface PersonalData {
  enquiries: Enquiry[];
}

/** Too many enquiries came from the visitor's address. */
export interface SubmissionRefusal {
  reason: "too-many";
  retryAfterSeconds: number;
}

/** `gone`: deleted meanwhile. `changed`: somebody saved another note meanwhile. `too-long`: above 5,000 characters. */
export type NoteRefusal = "gone" | "changed" | "too-long";

/** Enquiries: from the form to the back office (decision 25). Nothing that was acknowledged is ever lost. */
export interface Enquiries {
  /** A token that tells when the form was begun; good for a day. Never to be part of a kept page. */
  issueFormToken(): string;
  /**
   * Stores the enquiry together with the order to mail it, and answers only after both are committed. Sent again
   * with the same key and words it is stored once and answers the same. What looks like spam is stored, too, and
   * answered alike. Throws when it could not be stored.
   */
  submit(enquiry: NewEnquiry, arrival: Submission): Promise<Result<{ id: string }, SubmissionRefusal>>;

  /** Newest first, 25 a page; `page` counts from 1. */
  list(filter: EnquiryFilter, page: number): Promise<EnquiryPage>;
  counts(): Promise<EnquiryCounts>;
  /** How many nobody has read, spam left out. */
  unread(): Promise<number>;
  /** Null when it is gone. */
  find(id: string): Promise<Enquiry | null>;
  /** What stands beside it in the list of the filter, also where it does not match the filter itself. */
  neighbours(id: string, filter: EnquiryFilter): Promise<EnquiryNeighbours>;
  /** Answers false when it is gone. */
  markRead(id: string, isRead: boolean): Promise<boolean>;
  /**
   * Answers false when it is gone. Marked as spam, it is not mailed any more; taken out of spam, it is mailed
   * unless it was already.
   */
  setState(id: string, state: EnquiryState): Promise<boolean>;
  /** Keeps the private note if nobody changed it since `version` was read. */
  saveNote(id: string, note: string, version: number): Promise<Result<{ noteVersion: number }, NoteRefusal>>;
  /** Removes them for good; ids that are not there are passed over. Answers how many went. */
  remove(ids: readonly string[]): Promise<number>;

  /** Whether mail is set up at all; without it enquiries wait in the back office. */
  readonly isMailed: boolean;
  /** Mail that has failed for an hour, or null. */
  mailTrouble(): Promise<MailTrouble | null>;
  /** Orders one mail anew, even if it was sent. Answers false when the enquiry is gone or is spam. */
  sendAgain(id: string): Promise<boolean>;
  /** Orders every mail anew that has failed so far. Answers how many. */
  sendFailedAgain(): Promise<number>;

  /** All that match as CSV, newest first, in pieces: UTF-8 with a byte order mark, RFC 4180, no live formulas. */
  exportCsv(filter: EnquiryFilter): AsyncIterable<string>;
  /** Everything about one person, by phone number or e-mail address; null when it is neither. */
  personalData(person: string): Promise<PersonalData | null>;
  /** Removes what `personalData` answers; answers what went, null when it is neither phone nor e-mail. */
  erasePerson(person: string): Promise<PersonalData | null>;
  /** Removes what is older than the configured months. Answers how many went. */
  purge(): Promise<number>;
}
