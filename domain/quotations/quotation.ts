/** Percent. */
export const gstRates = [0, 5, 12, 18, 28] as const;
export type GstRate = (typeof gstRates)[number];

export const mostLines = 20;
/** How many earlier versions are kept. */
export const mostEarlier = 20;
export const mostDeliveryDays = 999;
export const mostPieces = 9_999;

/** In UTF-16 units, as `maxlength` counts. */
export const quotationLengths = { what: 160, note: 1000 } as const;

export interface QuotationLine {
  what: string;
  /** Pieces; null where none are counted. */
  quantity: number | null;
  /** Of one piece, in whole rupees before GST. */
  price: number;
}

export interface QuotationTerms {
  lines: QuotationLine[];
  /** Null where GST is not spoken of. */
  gst: GstRate | null;
  /** A day in India, such as `2026-11-28`, itself included. */
  validUntil: string;
  deliveryDays: number | null;
  note: string;
  /** In which it is written. */
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
  /** What it was before, the newest first. */
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

/** In whole rupees; GST is rounded to the nearest one, as section 170 of the CGST Act has it. */
export function sumsOf({ lines, gst: rate }: Pick<QuotationTerms, "lines" | "gst">): QuotationSums {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const gst = Math.floor((subtotal * (rate ?? 0) + 50) / 100);
  return { subtotal, gst, total: subtotal + gst };
}

/** The year from April to March that a day in India lies in, such as `2026-27`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

export function numberOf(financialYear: string, count: number): string {
  return `Q-${financialYear}-${String(count).padStart(3, "0")}`;
}
