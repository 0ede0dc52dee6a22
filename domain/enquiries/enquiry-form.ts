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

/** Parsing never fails: what is absent or malformed counts as empty. */
const submittedForm = z.object({
  name: text,
  email: text,
  phone: text,
  inquiry: text,
  message: text,
  service: hidden(/^[^\p{Cc}]{1,120}$/u),
  /** Id of a project of the gallery. */
  project: hidden(/^[0-9a-f-]{36}$/),
  submissionKey: hidden(/^[A-Za-z0-9_-]{16,64}$/),
  formToken: hidden(/^[A-Za-z0-9_.-]{1,200}$/),
  privacyVersion: hidden(/^\d{4}-\d{2}-\d{2}$/),
  /** The honeypot. */
  website: text,
});

export type SubmittedForm = z.output<typeof submittedForm>;

/** Reads the values of a form. Never throws. */
export function parseEnquiryForm(fields: Record<string, unknown>): SubmittedForm {
  return submittedForm.parse(fields);
}

/** The rules with the real numbering plans. */
export function validateEnquiryForm(draft: EnquiryDraft): Result<ValidEnquiry, EnquiryRefusals> {
  return validateEnquiry(draft, readPhone);
}

/** E.164 of a phone number, Indian without a country's code; null when it is none. */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumber(latinDigits(text), { defaultCountry: "IN", extract: false });
  if (number === undefined) return null;
  // Plans of other countries change more often than our copy of them.
  const isReal = number.country === "IN" ? number.isValid() : number.isPossible();
  return isReal ? number.number : null;
}
