import type { Engine } from "#platform/database/schema.ts";

/** Texts sort by bytes, in any database. */
export function tablesOf(engine: Engine): string {
  const tables = ours(engine === "sqlite");
  return engine === "sqlite"
    ? // Makes SQLite refuse values of another type.
      tables.replaceAll(");\n", ") strict;\n")
    : tables.replace(/\btext\b/g, 'text collate "C"');
}

const works = "'body-building', 'modifications', 'painting', 'custom', 'restoration', 'denting'";

const names = `
  id text primary key, name text not null, folded_name text not null unique,
  created_at text not null, updated_at text not null,
  name_hi text default '' not null, name_mr text default '' not null,
  folded_translations text default '' not null`;

const ours = (isSqlite: boolean) => `
create table gallery_images (
  id text primary key, description text, vehicle_name text not null,
  category text not null check (category in (${works})),
  vehicle_type text, body_type text,
  work_type text check (work_type in (${works})),
  before_image_url text, after_image_url text, main_image_url text,
  is_featured integer not null check (is_featured in (0, 1)),
  created_at text not null,
  shown_work text generated always as (coalesce(work_type, category)) stored not null,
  shown_vehicle text generated always as (coalesce(vehicle_type, vehicle_name)) stored not null,
  version integer default 1 not null, search_text text,
  in_work_since text check (in_work_since is null
    or (before_image_url is not null and after_image_url is null and main_image_url is null)),
  is_shown_early integer default 0 not null check (is_shown_early in (0, 1)),
  is_shown integer generated always as (case
    when coalesce(main_image_url, before_image_url, after_image_url) is null then 0
    when in_work_since is not null and is_shown_early = 0 then 0
    else 1 end)${isSqlite ? "" : " stored"},
  caption_hi text, caption_mr text,
  featured_position integer default 0 not null,
  is_sample integer default 0 not null check (is_sample in (0, 1)),
  sound_text text, town text, work_days integer check (work_days between 1 and 365)
);
create table vehicle_names (${names}
);
create table body_types (${names}
);
create table pictures (
  object_name text primary key, width integer not null, height integer not null,
  placeholder text not null, is_warm integer not null check (is_warm in (0, 1)),
  created_at text not null, upload_key text, file_hash text, chosen_hash text
);
create table picture_edits (
  object_name text primary key references pictures (object_name) on delete cascade,
  source_url text not null, edit text not null
);
create table picture_changes (
  change_key text primary key, image_id text not null, version integer not null,
  main_image_url text, before_image_url text, after_image_url text,
  changed_at text not null, undo_key text unique
);
create table removed_pictures (object_name text primary key, removed_at text not null
);
create table stored_uploads (upload_key text primary key, image_id text not null, created_at text not null
);
create table bin (
  id text primary key,
  kind text not null check (kind in ('gallery_images', 'enquiries', 'vehicle_names', 'body_types')),
  created_at text not null, deleted_at text not null, content text not null
);
create table bin_pictures (
  bin_id text not null references bin (id) on delete cascade, url text not null,
  constraint bin_pictures_key primary key (bin_id, url)
);
create table enquiries (
  id text primary key, submission_hash text not null constraint enquiries_submission_print_key unique,
  name text not null, email text not null, phone text not null,
  inquiry text not null check (inquiry in ('general', 'quote', 'service')),
  message text not null, service text,
  language text not null check (language in ('en', 'hi', 'mr')),
  privacy_version text not null,
  state text not null check (state in ('new', 'answered', 'won', 'lost', 'spam')),
  is_read integer not null check (is_read in (0, 1)), note text not null, note_version integer not null,
  spam_signs text not null, folded_email text not null, message_hash text,
  search_text text not null, created_at text not null, phone_typed text, sound_text text,
  said text, said_state text check (said_state in ('waiting', 'approved', 'rejected'))
);
create table enquiry_outbox (
  enquiry_id text primary key references enquiries (id) on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'failed')), next_attempt_at text not null,
  claim text, attempts integer not null, first_attempt_at text, first_failed_at text,
  failure_kind text, failure_detail text, sent_at text
);
create table enquiry_photographs (
  id text primary key, enquiry_id text not null, place integer not null,
  width integer not null, height integer not null, placeholder text not null, created_at text not null,
  constraint enquiry_photographs_place unique (enquiry_id, place)
);
create table push_devices (
  id text primary key, user_id TEXT not null references "user" (id) on delete cascade,
  browser text not null, session_id text not null, endpoint text not null unique,
  p256dh text not null, auth text not null, user_agent text, created_at text not null, problem text
);
create table push_outbox (
  enquiry_id text not null references enquiries (id) on delete cascade, device_id text not null,
  next_attempt_at text not null, claim text, attempts integer not null, queued_at text not null,
  constraint push_outbox_key primary key (enquiry_id, device_id)
);
create table mail_settings (
  id integer primary key, version integer not null, host text not null, port integer not null,
  encryption text not null, user_name text not null, password text, sender text not null,
  mailbox text not null, language text not null, is_on integer not null,
  changed_at text not null, changed_by text not null
);
create table fact_changes (
  section text not null, version integer not null, fields text not null,
  changed_at text not null, changed_by text not null,
  constraint fact_changes_version primary key (section, version)
);
create table site_text_changes (
  key text not null, version integer not null, content text not null,
  changed_at text not null, changed_by text not null,
  constraint site_text_changes_version primary key (key, version)
);
create table place_pictures (
  place text not null, version integer not null, url text, document text,
  focus_x integer not null check (focus_x between 0 and 100),
  focus_y integer not null check (focus_y between 0 and 100),
  changed_at text not null, changed_by text not null,
  constraint place_pictures_version primary key (place, version)
);
create table certificate_notices (valid_until text primary key, told_at text not null
);
create table password_links (
  token_hash text primary key, user_id TEXT references "user" (id) on delete cascade,
  expires_at text not null
);
create table email_links (
  token_hash text primary key, user_id TEXT not null unique references "user" (id) on delete cascade,
  session_id text not null, email text not null, expires_at text not null
);
create table activity (
  id text primary key, happened_at text not null, kind text not null, detail text not null,
  session text, times integer not null, group_key text constraint activity_counted_as_key unique
);
create table page_views (
  day text not null, path text not null, views integer not null,
  constraint page_views_key primary key (day, path)
);
create table backup_runs (
  kind text not null check (kind in ('backup', 'drill')), due_at text not null, ended_at text,
  megabytes integer, problem text, constraint backup_runs_key primary key (kind, due_at)
);
create table told_outages (
  outage text not null primary key check (outage in ('database', 'disk', 'mail', 'backup')),
  since text not null
);
create table rate_limits (
  key text not null primary key, points integer default 0 not null,
  expire ${isSqlite ? "integer" : "bigint"}
);
create table installation (
  id integer primary key check (id = 1), identity text not null, auth_secret text, swept_at text,
  clock_trusted_since text, vapid_public_key text, vapid_private_key text
);
create table content_revision (id integer primary key check (id = 1), revision integer not null
);
`;
