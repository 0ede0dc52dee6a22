import type { Transaction } from "kysely";
import { indianDay } from "#domain/values/indian-day.ts";
import { rowId } from "#domain/values/row-id.ts";
import { type Clock, day } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { createSealedLinks, type LinkRefusal } from "#platform/sealed-links.ts";
import {
  financialYearOf,
  mostEarlier,
  numberOf,
  type Quotation,
  type QuotationTerms,
  type QuotationVersion,
  sumsOf,
} from "./quotation.ts";
import { readTerms, type TermsDraft, type TermsProblems } from "./read-terms.ts";
import { quotationOf, says, termsOf } from "./stored-quotation.ts";

export { numberIn } from "./quotation.ts";
export { quotationOf } from "./stored-quotation.ts";
export type { Quotation };

/** In days, from the last day of validity. */
const daysShownAfter = 90;

export type QuotationRefusal =
  | { kind: "gone" }
  | { kind: "changed"; quotation: Quotation | null }
  | { kind: "invalid"; problems: TermsProblems };

export interface OpenedQuotation {
  quotation: Quotation;
  /** The customer's, may be empty. */
  name: string;
}

export interface Quotations {
  find(enquiryId: string): Promise<Quotation | null>;
  /** A new version under the same number. Refused when changed since the revision `seen`. */
  save(enquiryId: string, seen: number, draft: TermsDraft): Promise<Result<Quotation, QuotationRefusal>>;
  sealLink(enquiryId: string): string;
  /** Opens until 90 days after the last day of validity. */
  openLink(sealed: string, address: string): Promise<Result<OpenedQuotation, LinkRefusal>>;
}

/** `secret` seals the addresses for customers. */
export function createQuotations(parts: {
  database: OpenDatabase;
  clock: Clock;
  secret: string;
  limiters?: RateLimiters;
}): Quotations {
  const { database, clock, secret, limiters = limitersInMemory } = parts;
  const { db, revision } = database;
  const links = createSealedLinks({ purpose: "quotations of customers", secret, limiters });

  async function findRow(enquiryId: string) {
    if (!rowId.test(enquiryId)) return undefined;
    const rows = db.selectFrom("enquiries").select(["name", "name_by_owner", "quotation"]);
    return rows.where("id", "=", enquiryId).executeTakeFirst();
  }

  return {
    sealLink: links.seal,

    async find(enquiryId) {
      return quotationOf((await findRow(enquiryId))?.quotation ?? null);
    },

    async save(enquiryId, seen, draft) {
      const today = indianDay(clock.now());
      const read = readTerms(draft, today);
      if (!read.ok) return refused({ kind: "invalid", problems: read.refusal });
      const terms = read.value;
      return db.transaction().execute(async (trx) => {
        // In turn, so that each number is given once.
        await revision.lock(trx);
        const rows = trx.selectFrom("enquiries").select("quotation").where("id", "=", enquiryId);
        const row = await rows.executeTakeFirst();
        if (row === undefined) return refused({ kind: "gone" });
        const before = quotationOf(row.quotation);
        if (before !== null && says(before, terms)) return accepted(before);
        if ((before?.revision ?? 0) !== seen) return refused({ kind: "changed", quotation: before });
        const number = before?.number ?? (await nextNumber(trx, financialYearOf(today)));
        const quotation = revised(before, number, terms, clock.now());
        await trx
          .updateTable("enquiries")
          .set((eb) => ({
            quotation: JSON.stringify(quotation),
            quoted_rupees: sumsOf(quotation).total,
            details_version: eb("details_version", "+", 1),
          }))
          .where("id", "=", enquiryId)
          .execute();
        return accepted(quotation);
      });
    },

    async openLink(sealed, address) {
      const opened = await links.open(sealed, address);
      if (!opened.ok) return opened;
      const row = await findRow(opened.value);
      const quotation = quotationOf(row?.quotation ?? null);
      if (row === undefined || quotation === null) return refused({ kind: "ended" });
      const today = Date.parse(indianDay(clock.now()));
      const isOver = today > Date.parse(quotation.validUntil) + daysShownAfter * day;
      return isOver
        ? refused({ kind: "ended" })
        : accepted({ quotation, name: row.name || (row.name_by_owner ?? "") });
    },
  };
}

function revised(before: Quotation | null, number: string, terms: QuotationTerms, now: Date): Quotation {
  const revision = (before?.revision ?? 0) + 1;
  const earlier = before === null ? [] : [versionOf(before), ...before.earlier].slice(0, mostEarlier);
  return { number, revision, savedAt: now.toISOString(), ...termsOf(terms), earlier };
}

function versionOf(quotation: Quotation): QuotationVersion {
  const { revision, savedAt } = quotation;
  return { revision, savedAt, ...termsOf(quotation) };
}

/** A rolled back transaction returns its number. */
async function nextNumber(trx: Transaction<Database>, financialYear: string): Promise<string> {
  const { last } = await trx
    .insertInto("quotation_series")
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column("financial_year").doUpdateSet((eb) => ({
        last: eb("quotation_series.last", "+", 1),
      })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return numberOf(financialYear, last);
}
