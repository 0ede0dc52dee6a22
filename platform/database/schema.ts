import type { Generated, GeneratedAlways } from "kysely";
import type {
  AccountTable,
  EmailLinksTable,
  PasswordLinksTable,
  SessionTable,
  TwoFactorTable,
  UserTable,
  VerificationTable,
} from "./account-schema.ts";
import type { BackupRunsTable, ToldOutagesTable } from "./backup-schema.ts";
import type {
  EnquiriesTable,
  EnquiryOutboxTable,
  EnquiryPhotographsTable,
  QuotationSeriesTable,
  WebhookOutboxTable,
} from "./enquiry-schema.ts";
import type { JobsTable } from "./job-schema.ts";
import type {
  PictureChangesTable,
  PictureEditsTable,
  PicturesTable,
  RemovedPicturesTable,
} from "./picture-schema.ts";

export type Engine = "sqlite" | "postgres";

/** Times are UTC in ISO 8601 text, flags 0 or 1, ids UUIDs. Better Auth's five tables have its own types. */
export interface Database {
  gallery_images: GalleryImagesTable;
  vehicle_names: ReferenceNamesTable;
  body_types: ReferenceNamesTable;
  pictures: PicturesTable;
  picture_edits: PictureEditsTable;
  picture_changes: PictureChangesTable;
  stored_uploads: StoredUploadsTable;
  removed_pictures: RemovedPicturesTable;
  installation: InstallationTable;
  content_revision: ContentRevisionTable;
  documents: DocumentsTable;
  fact_changes: FactChangesTable;
  site_text_changes: SiteTextChangesTable;
  place_pictures: PlacePicturesTable;
  certificate_notices: CertificateNoticesTable;
  activity: ActivityTable;
  page_views: PageViewsTable;
  daily_counts: DailyCountsTable;
  removed_enquiries: RemovedEnquiriesTable;
  enquiries: EnquiriesTable;
  enquiry_outbox: EnquiryOutboxTable;
  webhook_outbox: WebhookOutboxTable;
  enquiry_photographs: EnquiryPhotographsTable;
  quotation_series: QuotationSeriesTable;
  jobs: JobsTable;
  push_devices: PushDevicesTable;
  push_outbox: PushOutboxTable;
  bulk_edits: BulkEditsTable;
  bin: BinTable;
  bin_pictures: BinPicturesTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
  password_links: PasswordLinksTable;
  email_links: EmailLinksTable;
  mail_settings: MailSettingsTable;
  backup_runs: BackupRunsTable;
  told_outages: ToldOutagesTable;
  rate_limits: RateLimitsTable;
}

export interface GalleryImagesTable {
  id: string;
  description: string | null;
  caption_hi: string | null;
  caption_mr: string | null;
  vehicle_name: string;
  category: string;
  vehicle_type: string | null;
  body_type: string | null;
  work_type: string | null;
  /** Where the vehicle went, in the owner's spelling. */
  town: string | null;
  /** 1 to 365. */
  work_days: number | null;
  before_image_url: string | null;
  after_image_url: string | null;
  main_image_url: string | null;
  is_featured: number;
  created_at: string;
  shown_work: GeneratedAlways<string>;
  shown_vehicle: GeneratedAlways<string>;
  /** 1 where visitors see it: it has a picture, and is not in work or is shown early. */
  is_shown: GeneratedAlways<number>;
  in_work_since: Generated<string | null>;
  is_shown_early: Generated<number>;
  is_sample: Generated<number>;
  /** 1 is featured, 0 is not, -1 is a featured sample and -2 any other; a trigger keeps it so. */
  featured_position: Generated<number>;
  /** Raised by a trigger with every change of what the administrator may edit. */
  version: Generated<number>;
  /** Null until it is written, and by a trigger again when a name changes. */
  search_text: Generated<string | null>;
  sound_text: Generated<string | null>;
  /** The photographs of one project have it in common; null where it is a project by itself. */
  project_id: Generated<string | null>;
  project_position: Generated<number>;
  /** 1 for the first one of its project that visitors see, and where it is one by itself; triggers keep it so. */
  is_cover: Generated<number>;
}

interface ReferenceNamesTable {
  id: string;
  name: string;
  folded_name: string;
  name_hi: Generated<string>;
  name_mr: Generated<string>;
  folded_translations: Generated<string>;
  created_at: string;
  updated_at: string;
}

interface StoredUploadsTable {
  upload_key: string;
  image_id: string;
  created_at: string;
}

/** On PostgreSQL; `key` is a hash, `expire` in milliseconds since 1970. */
interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

interface InstallationTable {
  id: number;
  identity: string;
  /** Of servers without AUTH_SECRET; on SQLite it lies beside the database. */
  auth_secret: string | null;
  /** Sign what is pushed (RFC 8292); base64url. */
  vapid_public_key: string | null;
  vapid_private_key: string | null;
  swept_at: string | null;
  clock_trusted_since: string | null;
  /** Of which the numbers were mailed last. */
  numbers_month: Generated<string | null>;
}

interface ContentRevisionTable {
  id: number;
  revision: number;
}

interface DocumentsTable {
  key: string;
  version: number;
  state: "draft" | "live";
  /** The live version that it was written over, 0 for none. */
  base: number;
  content: string;
  picture_url: string | null;
  changed_at: string;
  changed_by: string;
}

/** Like the next two: only servers of the release before use it, and what they save is carried over. */
interface FactChangesTable extends EarlierVersion {
  section: string;
  fields: string;
}

interface SiteTextChangesTable extends EarlierVersion {
  key: string;
  content: string;
}

interface PlacePicturesTable extends EarlierVersion {
  place: string;
  url: string | null;
  document: string | null;
  focus_x: number;
  focus_y: number;
}

interface EarlierVersion {
  version: number;
  changed_at: string;
  changed_by: string;
}

interface CertificateNoticesTable {
  valid_until: string;
  told_at: string;
}

interface ActivityTable {
  id: string;
  happened_at: string;
  kind: string;
  detail: string;
  session: string | null;
  times: number;
  group_key: string | null;
}

/** Only servers of the release before use it. */
interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

interface DailyCountsTable {
  kind: string;
  /** In Asia/Kolkata, ISO 8601. */
  day: string;
  name: string;
  count: number;
}

/** How many enquiries of a month in Asia/Kolkata were removed in that state; empty for no service. */
interface RemovedEnquiriesTable {
  month: string;
  service: string;
  state: string;
  count: number;
  quoted_rupees: Generated<number>;
  won_rupees: Generated<number>;
}

/** A browser that is told of enquiries (RFC 8030). */
interface PushDevicesTable {
  id: string;
  user_id: string;
  browser: string;
  /** Its last one, which may have expired since. */
  session_id: string;
  endpoint: string;
  /** Its key and secret (RFC 8291); base64url. */
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: string;
  problem: string | null;
}

interface PushOutboxTable {
  enquiry_id: string;
  device_id: string;
  next_attempt_at: string;
  claim: string | null;
  attempts: number;
  queued_at: string;
  /** Null for a new enquiry. */
  reason: Generated<"call back" | null>;
}

interface BinTable {
  id: string;
  kind: "gallery_images" | "enquiries" | "vehicle_names" | "body_types";
  created_at: string;
  deleted_at: string;
  content: string;
  /** What was deleted together has the same; null for what the release before deleted. */
  act: Generated<string | null>;
}

/** What images were before they were edited together; a part of an act. */
interface BulkEditsTable {
  id: string;
  act: string;
  edited_at: string;
  images: number;
  edited: string;
}

interface BinPicturesTable {
  bin_id: string;
  url: string;
}

interface MailSettingsTable {
  id: number;
  version: number;
  host: string;
  port: number;
  encryption: string;
  user_name: string;
  password: string | null;
  sender: string;
  mailbox: string;
  language: string;
  is_on: number;
  sends_numbers: Generated<number>;
  changed_at: string;
  changed_by: string;
}
