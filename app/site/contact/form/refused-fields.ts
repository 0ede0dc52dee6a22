import { type EnquiryField, type EnquiryRefusals, enquiryFields } from "#domain/enquiries/enquiry-rules.ts";

/** The first wrong field in the form's order, or null. */
export function firstRefused(refusals: EnquiryRefusals): EnquiryField | null {
  return enquiryFields.find((field) => refusals[field] !== undefined) ?? null;
}

/** The same refusals without that of a field, named as its control is. */
export function withoutRefusal(refusals: EnquiryRefusals, name: string): EnquiryRefusals {
  const others = Object.entries(refusals).filter(([field]) => field !== name);
  return others.length === Object.keys(refusals).length ? refusals : Object.fromEntries(others);
}
