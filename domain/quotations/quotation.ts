import { latinDigits } from "#domain/values/normalize-text.ts";

/** Percent. */
export const gstRates = [0, 5, 12, 18, 28] as const;
export type GstRate = (typeof gstRates)[number];

export const mostLines = 20;
export const mostEarlier = 20;
export const mostDeliveryDays = 999;
export const mostPieces = 9_999;

/** In UTF-16 units, as `maxlength` counts. */
export const quotationLengths = { what: 160, note: 1000 } as const;

export interface QuotationLine {
  what: string;
  quantity: number | null;
  /** Whole rupees before GST. */
  price: number;
}

export interface QuotationTerms {
  lines: QuotationLine[];
  /** Null where GST is not mentioned. */
  gst: GstRate | null;
  /** A day in India, itself included. */
  validUntil: string;
  deliveryDays: number | null;
  note: string;
  language: "en" | "hi" | "mr";
}

export interface QuotationVersion extends QuotationTerms {
  /** Counts from 1. */
  revision: number;
  /** UTC, ISO 8601. */
  savedAt: string;
}

export interface Quotation extends QuotationVersion {
  /** Such as `Q-2026-27-001`. */
  number: string;
  /** Newest first. */
  earlier: QuotationVersion[];
}

export interface QuotationSums {
  subtotal: number;
  gst: number;
  total: number;
}

/** In whole rupees. */
export function amountOf({ quantity, price }: QuotationLine): number {
  return (quantity ?? 1) * price;
}

/** Whole rupees; GST is rounded (section 170 of the CGST Act). */
export function sumsOf({ lines, gst: rate }: Pick<QuotationTerms, "lines" | "gst">): QuotationSums {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const gst = Math.floor((subtotal * (rate ?? 0) + 50) / 100);
  return { subtotal, gst, total: subtotal + gst };
}

/** From April to March in India, such as `2026-27`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** Also understands "q 2026/27 1"; null for no number. */
export function numberIn(text: string): string | null {
  const [, year, next, count] =
    /^(?:q[\s-]*)?(\d{4})[\s/-]+(\d{2})[\s/-]+(\d{1,6})$/i.exec(latinDigits(text).trim()) ?? [];
  return year === undefined ? null : numberOf(`${year}-${next}`, Number(count));
}

/** Such as Q-2026-27-001. */
export function numberOf(financialYear: string, count: number): string {
  return `Q-${financialYear}-${String(count).padStart(3, "0")}`;
}
