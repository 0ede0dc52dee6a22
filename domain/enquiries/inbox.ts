import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { placeOfPage } from "#domain/paging.ts";
import { contains, countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import {
  type Enquiry,
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquiryNeighbours,
  type EnquiryPage,
  type EnquirySummary,
  enquiriesPerPage,
  type MailTrouble,
} from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf, summaryOf } from "./enquiry-rows.ts";
import { storedProblem } from "./mail-problem.ts";
import { searchWords } from "./search-text.ts";

/** Newest first. */
export async function listEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  askedPage: number,
): Promise<EnquiryPage> {
  const total = await countRows(db.selectFrom("enquiries").where((eb) => matches(eb, filter)));
  const { page, pages, offset } = placeOfPage(askedPage, total, enquiriesPerPage);
  // The ids alone come from the index: skipping to a late page then reads no whole rows.
  const ids = matchingIds(db, filter).limit(enquiriesPerPage).offset(offset);
  const rows = await enquiriesWithMail(db)
    .where("enquiries.id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("enquiries.id")
    .execute();
  return { enquiries: rows.map(summaryOf), total, page, pages };
}

/** Newest first. */
export function matchingIds(db: Kysely<Database>, filter: EnquiryFilter) {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where((eb) => matches(eb, filter))
    .orderBy("created_at", "desc")
    .orderBy("id");
}

/** As far as a database folds; the signs of Devanagari have no case. */
const foldedNote = sql`lower(note)`;

/** "spam" is literal, as in the partial indexes. */
function matches(eb: ExpressionBuilder<Database, "enquiries">, { inquiry, state, search }: EnquiryFilter) {
  return eb.and([
    state === null ? eb("state", "<>", sql.lit("spam")) : eb("state", "=", state),
    ...(inquiry === null ? [] : [eb("inquiry", "=", inquiry)]),
    ...searchWords(search).map((word) => eb.or([contains("search_text", word), contains(foldedNote, word)])),
  ]);
}

/** The ids beside an enquiry in a list. */
export async function findNeighbours(
  db: Kysely<Database>,
  id: string,
  filter: EnquiryFilter,
): Promise<EnquiryNeighbours> {
  const one = await db.selectFrom("enquiries").select("created_at").where("id", "=", id).executeTakeFirst();
  if (one === undefined) return { newer: null, older: null };
  const { created_at: createdAt } = one;
  // Begins with the column the index is sorted by, so that the reading begins beside the enquiry.
  const [newer, older] = await Promise.all([
    matchingIds(db, filter)
      .where("created_at", ">=", createdAt)
      .where((eb) => eb.or([eb("created_at", ">", createdAt), eb("id", "<", id)]))
      .clearOrderBy()
      .orderBy("created_at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
    matchingIds(db, filter)
      .where("created_at", "<=", createdAt)
      .where((eb) => eb.or([eb("created_at", "<", createdAt), eb("id", ">", id)]))
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}

/** By state, and unread. */
export async function countEnquiries(db: Kysely<Database>): Promise<EnquiryCounts> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["state", (eb) => eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const byState = { new: 0, answered: 0, won: 0, lost: 0, spam: 0 };
  for (const { state, count } of rows) byState[state] = Number(count);
  return { byState, unread: await countUnread(db) };
}

/** Without spam. */
function countUnread(db: Kysely<Database>): Promise<number> {
  return countRows(
    db.selectFrom("enquiries").where("state", "<>", sql.lit("spam")).where("is_read", "=", sql.lit(0)),
  );
}

/** Null when it is gone. */
export async function findEnquiry(db: Kysely<Database>, id: string): Promise<Enquiry | null> {
  const row = await enquiriesWithMail(db).where("enquiries.id", "=", id).executeTakeFirst();
  return row === undefined ? null : enquiryOf(row);
}

/** New ones, which nobody has answered: the oldest first, and how many there are. */
export async function listWaiting(
  db: Kysely<Database>,
  most: number,
): Promise<{ total: number; oldest: EnquirySummary[] }> {
  const waiting = db.selectFrom("enquiries").where("enquiries.state", "=", "new");
  const rows = await enquiriesWithMail(db)
    .where("enquiries.state", "=", "new")
    .orderBy("created_at")
    .orderBy("enquiries.id", "desc")
    .limit(most)
    .execute();
  return { total: await countRows(waiting), oldest: rows.map(summaryOf) };
}

/** Mail that has failed since a time or before. */
export async function findMailTrouble(db: Kysely<Database>, since: Date): Promise<MailTrouble | null> {
  const failing = db
    .selectFrom("enquiry_outbox")
    .where("first_failed_at", "is not", null)
    .where("first_failed_at", "<=", since.toISOString());
  const oldest = await failing
    .select(["first_failed_at", "failure_kind", "failure_detail"])
    .orderBy("first_failed_at")
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined || oldest.first_failed_at === null) return null;
  return {
    count: await countRows(failing),
    since: oldest.first_failed_at,
    problem: storedProblem(oldest.failure_kind, oldest.failure_detail) ?? { kind: "unknown", detail: "" },
  };
}
