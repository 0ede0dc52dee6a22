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

/** Times are UTC (ISO 8601), flags 0 or 1, ids UUIDs. */
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
  /** It has a picture, and is finished or shown early. */
  is_shown: GeneratedAlways<number>;
  in_work_since: Generated<string | null>;
  is_shown_early: Generated<number>;
  is_sample: Generated<number>;
  /** 1 is featured, 0 is not, -1 is a featured sample, -2 another one; kept by a trigger. */
  featured_position: Generated<number>;
  /** A trigger raises it with every edit. */
  version: Generated<number>;
  /** A trigger empties it when a name changes. */
  search_text: Generated<string | null>;
  sound_text: Generated<string | null>;
  /** Null for a project of one image. */
  project_id: Generated<string | null>;
  project_position: Generated<number>;
  /** 1 for a project's first visible image, by a trigger. */
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

/** `key` is a hash, `expire` in milliseconds since 1970. */
interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

interface InstallationTable {
  id: number;
  identity: string;
  /** On SQLite it lies beside the database. */
  auth_secret: string | null;
  /** RFC 8292; base64url. */
  vapid_public_key: string | null;
  vapid_private_key: string | null;
  swept_at: string | null;
  clock_trusted_since: string | null;
  /** The month whose numbers were mailed last. */
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
  /** The live version that was seen, or 0. */
  base: number;
  content: string;
  picture_url: string | null;
  changed_at: string;
  changed_by: string;
}

/** This and the next two are for the release before. */
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

/** For the release before. */
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

/** By month in Asia/Kolkata; an empty service is none. */
interface RemovedEnquiriesTable {
  month: string;
  service: string;
  state: string;
  count: number;
  quoted_rupees: Generated<number>;
  won_rupees: Generated<number>;
}

/** RFC 8030. */
interface PushDevicesTable {
  id: string;
  user_id: string;
  browser: string;
  /** May have expired. */
  session_id: string;
  endpoint: string;
  /** RFC 8291; base64url. */
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
  /** Null for what the release before deleted. */
  act: Generated<string | null>;
}

interface BulkEditsTable {
  id: string;
  act: string;
  edited_at: string;
  images: number;
  edited: string;
  kind: Generated<"edit" | "group" | "remove" | "split" | "order">;
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
