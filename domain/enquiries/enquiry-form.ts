import { z } from "zod";

const text = z.string().catch("");
const hidden = (pattern: RegExp) => z.string().regex(pattern).nullable().catch(null);

const submittedForm = z.object({
  name: text,
  email: text,
  phone: text,
  inquiry: text,
  message: text,
  service: hidden(/^[^\p{Cc}]{1,120}$/u),
  project: hidden(/^[0-9a-f-]{36}$/),
  submissionKey: hidden(/^[A-Za-z0-9_-]{16,64}$/),
  formToken: hidden(/^[A-Za-z0-9_.-]{1,200}$/),
  privacyVersion: hidden(/^\d{4}-\d{2}-\d{2}$/),
  askedPhone: text,
  website: text,
});

export type SubmittedForm = z.output<typeof submittedForm>;

/** Reads the values of a form. Never throws. */
export function parseEnquiryForm(fields: Record<string, unknown>): SubmittedForm {
  return submittedForm.parse(fields);
}
