import type { Generated, GeneratedAlways } from "kysely";

/** The two database engines the product runs on. */
export type Engine = "sqlite" | "postgres";

/**
 * The tables on both engines. Times are UTC in ISO 8601 text with milliseconds, flags 0 or 1, ids UUIDs. The four
 * tables of Better Auth have its own types instead.
 */
export interface Database {
  gallery_images: GalleryImagesTable;
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
  /** `work_type`, or `category` where that is null. */
  shown_work: GeneratedAlways<string>;
  /** `vehicle_type`, or `vehicle_name` where that is null. */
  shown_vehicle: GeneratedAlways<string>;
  /** 1 when there is any picture. */
  is_shown: GeneratedAlways<number>;
  /** From 1; a trigger raises it with every change of what the administrator may edit. */
  version: Generated<number>;
  /** The folded names; null until it is written, and by a trigger again when they change. */
  search_text: Generated<string | null>;
}

/** `folded_name` is unique. */
export interface ReferenceNamesTable {
  id: string;
  name: string;
  folded_name: string;
  created_at: string;
  updated_at: string;
}

/** One row for each stored picture. */
export interface PicturesTable {
  /** Claimed before the file is written, so that nothing is ever overwritten. */
  object_name: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  placeholder: string;
  /** 1 once every width and format has been encoded. */
  is_warm: number;
  created_at: string;
  /** The sender's key, the same at every try. */
  upload_key: string | null;
  /** SHA-256 of the uploaded file, in hexadecimal; set together with the key. */
  file_hash: string | null;
}

/** Which image an upload became; outlives the image for a while. */
export interface StoredUploadsTable {
  upload_key: string;
  image_id: string;
  created_at: string;
}

/** A single row (id 1), incremented in the transaction of every change a visitor can see. */
export interface ContentRevisionTable {
  id: number;
  revision: number;
}

/** The log of the back office: nobody's address and no visitor's data. */
export interface ActivityTable {
  id: string;
  happened_at: string;
  kind: string;
  detail: string;
  /** Reference of the session, which opens nothing. */
  session: string | null;
  times: number;
  /** Entries of one group share a row; null is in no group. */
  group_key: string | null;
}

export interface EnquiriesTable {
  id: string;
  /** Of the submission's key and words: makes a double tap one enquiry. */
  submission_hash: string;
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
  /** Number of changes of the note. */
  note_version: number;
  /** JSON array of plain sentences. */
  spam_signs: string;
  folded_email: string;
  /** Of a long message; null for a short one. */
  message_hash: string | null;
  /** Folded. */
  search_text: string;
  created_at: string;
}

/** One row for each enquiry whose mail was ever queued. */
export interface EnquiryOutboxTable {
  enquiry_id: string;
  state: "waiting" | "sent" | "failed";
  /** For a claimed entry, when the claim lapses. */
  next_attempt_at: string;
  /** Of the worker that is sending it right now. */
  claim: string | null;
  attempts: number;
  first_attempt_at: string | null;
  /** Null when its last attempt did not fail. */
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
  /** A few minutes off at most; ISO 8601 text on both engines, as is the next. */
  seenAt: string | null;
  /** When the password was entered again in this session. */
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
