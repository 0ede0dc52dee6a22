import type { Generated, GeneratedAlways } from "kysely";

/**
 * The tables as TypeScript sees them on both engines. Times are UTC in ISO 8601 text with milliseconds
 * (equal order and meaning on SQLite and PostgreSQL); flags are 0 or 1; ids are UUIDs made by us.
 * The four tables of Better Auth follow its own types instead: see AuthTime and AuthFlag.
 */
export interface Database {
  gallery_images: GalleryImagesTable;
  gallery_totals: GalleryTotalsTable;
  image_totals: ImageTotalsTable;
  vehicle_names: ReferenceNamesTable;
  body_types: ReferenceNamesTable;
  pictures: PicturesTable;
  stored_uploads: StoredUploadsTable;
  content_revision: ContentRevisionTable;
  activity: ActivityTable;
  enquiries: EnquiriesTable;
  enquiry_outbox: EnquiryOutboxTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
}

/** Specification section 3, gallery_images. */
export interface GalleryImagesTable {
  id: string;
  description: string | null;
  vehicle_name: string;
  category: string;
  vehicle_type: string | null;
  body_type: string | null;
  work_type: string | null;
  before_image_url: string | null;
  after_image_url: string | null;
  main_image_url: string | null;
  is_featured: number;
  created_at: string;
  /** What the work filter matches: `work_type`, or `category` where that is null (decision 11). */
  shown_work: GeneratedAlways<string>;
  /** What the vehicle filter matches: `vehicle_type`, or `vehicle_name` where that is null (decision 11). */
  shown_vehicle: GeneratedAlways<string>;
  /** 1 when there is any picture; other rows are neither shown nor counted (decision 13). */
  is_shown: GeneratedAlways<number>;
  /** From 1; the database raises it with every change of what the administrator may edit. */
  version: Generated<number>;
  /** The folded vehicle name, vehicle type and body type; null until it is written, and again when they change. */
  search_text: Generated<string | null>;
}

/**
 * How many shown images each filter matches, kept by triggers, so that a count costs the same at any size.
 * The empty text stands for "all".
 */
export interface GalleryTotalsTable {
  work: string;
  vehicle: string;
  body: string;
  total: number;
}

/** How many rows share a fact, with pictures or without, kept by triggers. A fact without a row counts 0. */
export interface ImageTotalsTable {
  fact: "all" | "featured" | "category" | "vehicle";
  /** The category or the vehicle name; empty for the other facts. */
  value: string;
  total: number;
}

/** Specification section 3, vehicle_names and body_types; `folded_name` is what must be unique (decision 20). */
export interface ReferenceNamesTable {
  id: string;
  name: string;
  folded_name: string;
  created_at: string;
  updated_at: string;
}

/** One row for each file in the store: what a page must know of a picture before it is loaded. */
export interface PicturesTable {
  /** Name of the object in the store; also claims that name, so that nothing is ever overwritten. */
  object_name: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  placeholder: string;
  /** 1 once every width and format has been encoded. */
  is_warm: number;
  created_at: string;
  /** What the sender calls the photograph, the same at every try; null where nobody tries again. */
  upload_key: string | null;
  /** SHA-256 of the photograph as it arrived, in hexadecimal; set together with the key. */
  fingerprint: string | null;
}

/** Which image an upload became, kept for a while also after the image is deleted. */
export interface StoredUploadsTable {
  upload_key: string;
  image_id: string;
  created_at: string;
}

/** A single row (id 1), raised in the transaction of every change a visitor can see. */
export interface ContentRevisionTable {
  id: number;
  revision: number;
}

/** The log of what was done in the back office; nobody's address and no visitor's data. */
export interface ActivityTable {
  id: string;
  happened_at: string;
  kind: string;
  detail: string;
  /** Reference of the session, which opens nothing. */
  session: string | null;
  times: number;
  /** Entries with the same text here are counted in one row; null is never counted. */
  counted_as: string | null;
}

/** Specification section 3, contact message, with what the back office adds (decision 25). */
export interface EnquiriesTable {
  id: string;
  /** Hash of the submission's key and words: what makes a double tap one enquiry. */
  submission_print: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  inquiry: "general" | "quote" | "service";
  message: string;
  service: string | null;
  language: "en" | "hi" | "mr";
  privacy_version: string;
  state: "new" | "answered" | "won" | "lost" | "spam";
  is_read: number;
  note: string;
  /** Raised with each change of the note. */
  note_version: number;
  /** JSON array of plain sentences. */
  spamSigns: string;
  folded_email: string;
  /** Hash of a message long enough to be told apart from others; null for short ones. */
  message_print: string | null;
  /** All that the search looks at, folded. */
  search_text: string;
  created_at: string;
}

/** One row for each enquiry whose mail was ever ordered. */
export interface EnquiryOutboxTable {
  enquiry_id: string;
  state: "waiting" | "sent" | "failed";
  /** Of a claimed entry: when the claim lapses. */
  next_attempt_at: string;
  /** Who is sending it right now; null when nobody is. */
  claim: string | null;
  attempts: number;
  first_attempt_at: string | null;
  /** Since when it has been failing; null when its last attempt did not fail. */
  first_failed_at: string | null;
  failure_kind: string | null;
  failure_detail: string | null;
  sent_at: string | null;
}

/** A time of Better Auth: ISO 8601 text from SQLite, a Date from PostgreSQL (`timestamptz`). */
export type AuthTime = string | Date;

/** A flag of Better Auth: 0 or 1 from SQLite, a boolean from PostgreSQL. */
export type AuthFlag = number | boolean;

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: AuthFlag;
  image: string | null;
  role: string;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}

export interface SessionTable {
  id: string;
  expiresAt: AuthTime;
  token: string;
  createdAt: AuthTime;
  updatedAt: AuthTime;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
  /** When it was last used, a few minutes off at most; ISO 8601 text on both engines, as is the next. */
  seenAt: string | null;
  /** When the password was given again in this session. */
  passwordConfirmedAt: string | null;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: AuthTime | null;
  refreshTokenExpiresAt: AuthTime | null;
  scope: string | null;
  password: string | null;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthTime;
  createdAt: AuthTime;
  updatedAt: AuthTime;
}
