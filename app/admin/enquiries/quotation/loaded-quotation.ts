import type { Quotation } from "#domain/quotations/quotation.ts";
import type { TermsDraft } from "#domain/quotations/read-terms.ts";

export interface LoadedQuotation {
  id: string;
  name: string;
  phone: string;
  quotation: Quotation | null;
  begun: Pick<TermsDraft, "language" | "validUntil"> & { quoted: number | null };
  shared: { link: string; chat: string } | null;
}
