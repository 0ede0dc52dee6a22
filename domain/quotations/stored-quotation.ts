import { z } from "zod";
import { gstRates, type Quotation, type QuotationTerms, type QuotationVersion } from "./quotation.ts";

const version = z.object({
  revision: z.int().positive(),
  savedAt: z.string(),
  lines: z.array(z.object({ what: z.string(), quantity: z.int().nullable(), price: z.int() })),
  gst: z.literal(gstRates).nullable(),
  validUntil: z.string(),
  deliveryDays: z.int().nullable(),
  note: z.string(),
  language: z.enum(["en", "hi", "mr"]),
});

const stored = version.extend({ number: z.string(), earlier: z.array(version) });

/** Null where none was made. Throws when it is no quotation. */
export function quotationOf(json: string | null): Quotation | null {
  return json === null ? null : stored.parse(JSON.parse(json));
}

/** Whether a quotation says this already. */
export function says(quotation: QuotationVersion, terms: QuotationTerms): boolean {
  return JSON.stringify(termsOf(quotation)) === JSON.stringify(termsOf(terms));
}

/** Names in one order, so that equal terms are equal. */
export function termsOf({
  lines,
  gst,
  validUntil,
  deliveryDays,
  note,
  language,
}: QuotationTerms): QuotationTerms {
  return {
    lines: lines.map(({ what, quantity, price }) => ({ what, quantity, price })),
    ...{ gst, validUntil, deliveryDays, note, language },
  };
}
