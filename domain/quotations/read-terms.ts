import { latinDigits, normalizeLine, normalizeText } from "#domain/values/normalize-text.ts";
import { mostRupees, type RupeesRefusal, readRupees } from "#domain/values/rupees.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import {
  type GstRate,
  gstRates,
  mostDeliveryDays,
  mostLines,
  mostPieces,
  type QuotationLine,
  type QuotationSums,
  type QuotationTerms,
  quotationLengths,
  sumsOf,
} from "./quotation.ts";

export type LineDraft = Record<keyof QuotationLine, string>;

export interface TermsDraft extends Record<"gst" | "validUntil" | "deliveryDays" | "note", string> {
  lines: readonly LineDraft[];
  language: QuotationTerms["language"];
}

export type TermsProblem = RupeesRefusal | "missing" | "too-long" | "too-many" | "no-number" | "past";

/** By path, such as `lines.0.price`. */
export type TermsProblems = Partial<Record<string, TermsProblem>>;

/** Drops empty lines; `today` is a day in India. */
export function readTerms(draft: TermsDraft, today: string): Result<QuotationTerms, TermsProblems> {
  const problems: TermsProblems = {};
  const lines = readLines(draft.lines, problems);
  const gst = gstOf(draft.gst);
  const deliveryDays = readCount(draft.deliveryDays, mostDeliveryDays);
  const note = normalizeText(draft.note, quotationLengths.note);
  if (gst === undefined) problems.gst = "missing";
  if (deliveryDays === undefined) problems.deliveryDays = "no-number";
  if (note === null) problems.note = "too-long";
  if (draft.validUntil === "") problems.validUntil = "missing";
  else if (draft.validUntil < today) problems.validUntil = "past";
  if (gst === undefined || deliveryDays === undefined || note === null) return refused(problems);
  if (Object.keys(problems).length > 0) return refused(problems);
  if (sumsOf({ lines, gst }).total > mostRupees) return refused({ lines: "too-much" });
  return accepted({
    ...{ lines, gst, deliveryDays, note },
    ...{ validUntil: draft.validUntil, language: draft.language },
  });
}

/** Of the lines whose price can be read. */
export function sumsAsTyped({ lines, gst }: Pick<TermsDraft, "lines" | "gst">): QuotationSums {
  const priced = lines.flatMap(({ what, quantity, price }) => {
    const read = readRupees(price);
    const pieces = readCount(quantity, mostPieces);
    return read.ok && read.value !== null && pieces !== undefined
      ? [{ what, quantity: pieces, price: read.value }]
      : [];
  });
  return sumsOf({ lines: priced, gst: gstOf(gst) ?? null });
}

function readLines(drafts: readonly LineDraft[], problems: TermsProblems): QuotationLine[] {
  const lines: QuotationLine[] = [];
  for (const [place, draft] of drafts.entries()) {
    if (Object.values(draft).every((typed) => typed.trim() === "")) continue;
    const line = readLine(draft, `lines.${place}`, problems);
    if (line !== null) lines.push(line);
  }
  if (drafts.length > mostLines) problems.lines = "too-many";
  else if (lines.length === 0 && Object.keys(problems).length === 0) problems["lines.0.what"] = "missing";
  return lines;
}

function readLine(draft: LineDraft, path: string, problems: TermsProblems): QuotationLine | null {
  const what = normalizeLine(draft.what, quotationLengths.what);
  const quantity = readCount(draft.quantity, mostPieces);
  const price = readRupees(draft.price);
  if (what === null || what === "") problems[`${path}.what`] = what === null ? "too-long" : "missing";
  if (quantity === undefined) problems[`${path}.quantity`] = "no-number";
  if (!price.ok) problems[`${path}.price`] = price.refusal;
  else if (price.value === null) problems[`${path}.price`] = "missing";
  if (!what || quantity === undefined || !price.ok || price.value === null) return null;
  return { what, quantity, price: price.value };
}

/** Undefined for no rate. */
function gstOf(typed: string): GstRate | null | undefined {
  return typed === "" ? null : gstRates.find((rate) => String(rate) === typed);
}

/** Null for nothing typed, undefined for no number. */
function readCount(typed: string, most: number): number | null | undefined {
  const digits = latinDigits(typed.slice(0, 20)).trim();
  if (digits === "") return null;
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
