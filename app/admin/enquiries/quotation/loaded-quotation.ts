import type { Quotation } from "#domain/quotations/quotation.ts";
import type { TermsDraft } from "#domain/quotations/read-terms.ts";

export interface LoadedQuotation {
  /** Of the enquiry, as the next two are. */
  id: string;
  name: string;
  phone: string;
  quotation: Quotation | null;
  /** What a new one begins with. */
  begun: Pick<TermsDraft, "language" | "validUntil">;
  /** The customer's link, and WhatsApp with it, once it is saved. */
  shared: { link: string; chat: string } | null;
}
