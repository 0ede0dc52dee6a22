import parsePhoneNumber from "libphonenumber-js/min";
import { z } from "zod";
import type { Result } from "#platform/result.ts";
import {
  type EnquiryDraft,
  type EnquiryRefusals,
  latinDigits,
  type ValidEnquiry,
  validateEnquiry,
} from "./enquiry-rules.ts";

const text = z.string().catch("");
const hidden = (pattern: RegExp) => z.string().regex(pattern).nullable().catch(null);

/** Parsing never fails: a field that is absent or no text counts as empty, a malformed hidden field as absent. */
const submittedForm = z.object({
  name: text,
  email: text,
  phone: text,
  inquiry: text,
  message: text,
  /** The caller knows which services there are. */
  service: hidden(/^[^\p{Cc}]{1,120}$/u),
  submissionKey: hidden(/^[A-Za-z0-9_-]{16,64}$/),
  formToken: hidden(/^[A-Za-z0-9_.-]{1,200}$/),
  privacyVersion: hidden(/^\d{4}-\d{2}-\d{2}$/),
  /** The honeypot: people neither see nor fill it. */
  website: text,
});

/** The posted form, not validated yet. */
export type SubmittedForm = z.output<typeof submittedForm>;

/** Reads a form post or the values of one, by the names of its fields. Never throws. */
export function parseEnquiryForm(form: FormData | Record<string, unknown>): SubmittedForm {
  return submittedForm.parse(form instanceof FormData ? Object.fromEntries(form) : form);
}

/** The rules of the browser with the real numbering plans. */
export function validateEnquiryForm(draft: EnquiryDraft): Result<ValidEnquiry, EnquiryRefusals> {
  return validateEnquiry(draft, readPhone);
}

/** Reads a phone number, Indian without a country's code, in Latin or Devanagari digits, as E.164. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumber(latinDigits(text), { defaultCountry: "IN", extract: false });
  if (number === undefined) return null;
  // Plans of other countries change more often than our copy of them: there the length is enough.
  const isReal = number.country === "IN" ? number.isValid() : number.isPossible();
  return isReal ? number.number : null;
}
