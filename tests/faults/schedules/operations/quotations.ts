import { priceOf } from "../promises/quotations.ts";
import { isFound } from "./enquiries.ts";
import type { LedgerEnquiry } from "./ledger.ts";
import { isDone, type Stage } from "./stage.ts";

/** Saves the revision that follows; who was not answered says the same again. */
export async function quoteEnquiry(stage: Stage, server: number, enquiry: LedgerEnquiry): Promise<boolean> {
  if (!(await isFound(stage, server, enquiry))) return false;
  const price = String(priceOf(enquiry.quotations + 1));
  const body = new URLSearchParams({
    ...{ intent: "save", version: String(enquiry.quotations) },
    lines: JSON.stringify([{ what: "Container body", quantity: "", price }]),
    ...{ gst: "", validUntil: "2099-12-31", deliveryDays: "", note: "", language: "mr" },
  });
  const path = `/admin/enquiries/${enquiry.id}/quotation.data`;
  const isSaved = isDone(stage, await stage.owner.ask(server, path, { method: "POST", body }), 200);
  if (isSaved) enquiry.quotations++;
  return isSaved;
}
