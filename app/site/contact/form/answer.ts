import type { EnquiryDraft, EnquiryRefusals } from "#domain/enquiries/enquiry-rules.ts";

/** Why an enquiry was not taken: fields to look at, or a sentence for everything else. */
export interface Refusal {
  refusals: EnquiryRefusals;
  failure: string | null;
}

/** A form that came back: what was typed into it, and why. */
export interface ReturnedForm extends Refusal {
  typed: EnquiryDraft;
  service: string | null;
}
