import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import {
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquiryPage,
  enquiriesPerPage,
  type MailTrouble,
} from "./enquiries.ts";
import type { Enquiry } from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf, summaryOf } from "./enquiry-rows.ts";
import { storedProblem } from "./mail-problem.ts";
import { quietTime } from "./retry-plan.ts";
import { searchWords } from "./search-text.ts";

/** The asked page of what matches, newest first. */
export async function listEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  askedPage: number,
): Promise<EnquiryPage> {
  const total = await countMatches(db, filter);
  const pages = Math.max(1, Math.ceil(total / enquiriesPerPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(askedPage) || 1));
  // First the ids alone, which the index has in order: skipping to a late page then reads no whole rows.
  const ids = matchingIds(db, filter)
    .limit(enquiriesPerPage)
    .offset((page - 1) * enquiriesPerPage);
  const rows = await enquiriesWithMail(db)
    .where("enquiries.id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("enquiries.id")
    .execute();
  return { enquiries: rows.map(summaryOf), total, page, pages };
}

/** Ids of all that match, newest first. */
export function matchingIds(db: Kysely<Database>, filter: EnquiryFilter) {
  return db
    .selectFrom("enquiries")
    .select("id")
    .where((eb) => matches(eb, filter))
    .orderBy("created_at", "desc")
    .orderBy("id");
}

async function countMatches(db: Kysely<Database>, filter: EnquiryFilter): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => matches(eb, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a filter asks of a row. The word "spam" is part of the statement, as it is of the indexes. */
function matches(eb: ExpressionBuilder<Database, "enquiries">, filter: EnquiryFilter) {
  const { inquiry, state, search } = filter;
  return eb.and([
    state === null ? eb("state", "<>", sql.lit("spam")) : eb("state", "=", state),
    ...(inquiry === null ? [] : [eb("inquiry", "=", inquiry)]),
    ...searchWords(search).map(
      (word) => sql<SqlBool>`search_text like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`,
    ),
  ]);
}

/** How many there are of each state, and how many of the inbox nobody has read. */
export async function countEnquiries(db: Kysely<Database>): Promise<EnquiryCounts> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const byState = { new: 0, answered: 0, won: 0, lost: 0, spam: 0 };
  for (const { state, count } of rows) byState[state] = Number(count);
  return { byState, unread: await countUnread(db) };
}

/** How many of the inbox nobody has read. */
export async function countUnread(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "<>", sql.lit("spam"))
    .where("is_read", "=", sql.lit(0))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The enquiry, or null when it is gone. */
export async function findEnquiry(db: Kysely<Database>, id: string): Promise<Enquiry | null> {
  const row = await enquiriesWithMail(db).where("enquiries.id", "=", id).executeTakeFirst();
  return row === undefined ? null : enquiryOf(row);
}

/** What has failed for an hour and is not sent yet. */
export async function findMailTrouble(db: Kysely<Database>, now: Date): Promise<MailTrouble | null> {
  const deadline = new Date(now.getTime() - quietTime).toISOString();
  const failing = db
    .selectFrom("enquiry_outbox")
    .where("first_failed_at", "is not", null)
    .where("first_failed_at", "<=", deadline);
  const oldest = await failing
    .select(["first_failed_at", "failure_kind", "failure_detail"])
    .orderBy("first_failed_at")
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined || oldest.first_failed_at === null) return null;
  const { count } = await failing
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    since: oldest.first_failed_at,
    problem: storedProblem(oldest.failure_kind, oldest.failure_detail) ?? "",
  };
}
