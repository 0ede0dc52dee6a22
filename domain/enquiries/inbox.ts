import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { numberIn } from "#domain/quotations/quotations.ts";
import { searchWords, soundPatterns } from "#domain/search/search.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { contains, containsWord, countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import {
  type Enquiry,
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquiryNeighbours,
  type EnquiryPage,
  type EnquiryState,
  type EnquirySummary,
  enquiriesPerPage,
  enquiryStates,
  type InboxNews,
  type MailTrouble,
  mostCounted,
} from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf, summaryOf } from "./enquiry-rows.ts";
import { storedProblem } from "./mail-problem.ts";
import { hasQuotation, isUnmerged } from "./merged-ids.ts";

/** Newest first, of the newest `mostCounted`. */
export async function listEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  askedPage: number,
): Promise<EnquiryPage> {
  // Read once, because a search looks at every enquiry.
  const ids = await matchingIds(db, filter)
    .limit(mostCounted + 1)
    .execute();
  const total = ids.length;
  const { page, pages, offset } = placeOfPage(askedPage, Math.min(total, mostCounted), enquiriesPerPage);
  const shown = ids.slice(offset, Math.min(offset + enquiriesPerPage, mostCounted)).map(({ id }) => id);
  if (shown.length === 0) return { enquiries: [], total, page, pages };
  const rows = await enquiriesWithMail(db)
    .where("enquiries.id", "in", shown)
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

const foldedNote = sql`lower(note)`;

/** "spam" is literal, as in the partial indexes. */
function matches(eb: ExpressionBuilder<Database, "enquiries">, { inquiry, state, search }: EnquiryFilter) {
  return eb.and([
    isUnmerged,
    ...(state === null ? [eb("state", "<>", sql.lit("spam"))] : []),
    ...(state === "call-back" ? [eb("call_back_on", "is not", null)] : []),
    ...(state === null || state === "call-back" ? [] : [eb("state", "=", state)]),
    ...(inquiry === null ? [] : [eb("inquiry", "=", inquiry)]),
    isFound(eb, search),
  ]);
}

function isFound(eb: ExpressionBuilder<Database, "enquiries">, search: string) {
  const words = searchWords(search).map((word) =>
    eb.or([containsWord(word, soundPatterns(word)), contains(foldedNote, word)]),
  );
  const number = numberIn(search);
  return number === null ? eb.and(words) : eb.or([eb.and(words), hasQuotation(number)]);
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
  // Starts with the index's first column, so that it begins beside the enquiry.
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

/** By state, up to `mostCounted` and one. */
export async function countEnquiries(db: Kysely<Database>): Promise<EnquiryCounts> {
  const row = await db
    .selectNoFrom((eb) => enquiryStates.map((state) => countOf(eb, state).as(state)))
    .executeTakeFirstOrThrow();
  const { new: unanswered, answered, won, lost, spam } = row;
  // PostgreSQL's counts arrive as text.
  return {
    new: Number(unanswered),
    answered: Number(answered),
    won: Number(won),
    lost: Number(lost),
    spam: Number(spam),
  };
}

/** Tells an open page whether it is up to date. */
export async function inboxNews(db: Kysely<Database>): Promise<InboxNews> {
  const everything = { inquiry: null, state: null, search: "" };
  const [counts, newest] = await Promise.all([
    countEnquiries(db),
    matchingIds(db, everything).limit(1).executeTakeFirst(),
  ]);
  const mark = [...Object.values(counts), newest?.id ?? ""].join(" ");
  return { waiting: counts.new, mark };
}

function countOf(eb: ExpressionBuilder<Database, never>, state: EnquiryState) {
  const some = eb
    .selectFrom("enquiries")
    .select("id")
    .where("state", "=", state)
    .where(isUnmerged)
    .limit(mostCounted + 1);
  return eb.selectFrom(some.as("some")).select(({ fn }) => fn.countAll().as("count"));
}

/** Null when it is gone. */
export async function findEnquiry(db: Kysely<Database>, id: string): Promise<Enquiry | null> {
  const row = await enquiriesWithMail(db).where("enquiries.id", "=", id).executeTakeFirst();
  return row === undefined ? null : enquiryOf(row);
}

/** New enquiries, the oldest first, and how many. */
export async function listWaiting(
  db: Kysely<Database>,
  most: number,
): Promise<{ total: number; oldest: EnquirySummary[] }> {
  const rows = await enquiriesWithMail(db)
    .where("enquiries.state", "=", "new")
    .where("merged_into", "is", null)
    .orderBy("created_at")
    .orderBy("enquiries.id", "desc")
    .limit(most)
    .execute();
  return { total: (await countEnquiries(db)).new, oldest: rows.map(summaryOf) };
}

/** Mail that has failed since that time or before. */
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

/** UTC, ISO 8601; null where none was mailed. */
export async function findLastMailed(db: Kysely<Database>): Promise<string | null> {
  const newest = db
    .selectFrom("enquiry_outbox")
    .select((eb) => eb.fn.max<string | null>("sent_at").as("sentAt"));
  return (await newest.executeTakeFirstOrThrow()).sentAt;
}
