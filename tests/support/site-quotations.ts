import type { Quotation } from "#domain/quotations/quotation.ts";
import type { TermsDraft } from "#domain/quotations/read-terms.ts";
import type { Services } from "#domain/services.ts";
import { inDays } from "./site-jobs.ts";

/** ₹1,65,200 with GST. */
export const sampleTerms: TermsDraft = {
  lines: [
    { what: "Container body, 8 feet", quantity: "", price: "1,25,000" },
    { what: "Side door", quantity: "2", price: "7,500" },
  ],
  ...{ gst: "18", validUntil: inDays(15), deliveryDays: "21", note: "Half in advance.", language: "en" },
};

export async function quote(
  { services }: { services: Services },
  enquiryId: string,
  terms: Partial<TermsDraft> = {},
  seen = 0,
): Promise<Quotation> {
  const saved = await services.quotations.save(enquiryId, seen, { ...sampleTerms, ...terms });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value;
}
