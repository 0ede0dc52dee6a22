import { z } from "zod";
import type { Result } from "#platform/result.ts";
import {
  type EnquiryDraft,
  type EnquiryRefusals,
  type ValidEnquiry,
  validateEnquiry,
} from "./enquiry-rules.ts";
import { readPhone } from "./phone-number.ts";

const text = z.string().catch("");
const mark = (pattern: RegExp) => z.string().regex(pattern).nullable().catch(null);

/**
 * The form as it arrives at the server. Nothing in it makes reading fail: a field that is absent or no text counts
 * as not filled in, and a hidden mark of a strange shape as absent.
 */
const arrivedForm = z.object({
  name: text,
  email: text,
  phone: text,
  inquiry: text,
  message: text,
  /** Title of the service the visitor came from; the caller knows which there are. */
  service: mark(/^[^\p{Cc}]{1,120}$/u),
  /** Made by the browser for this filling-in of the form; null from a form without scripts. */
  submissionKey: mark(/^[A-Za-z0-9_-]{16,64}$/),
  /** From `issueFormToken`; null from a form without scripts. */
  formToken: mark(/^[A-Za-z0-9_.-]{1,200}$/),
  /** Version of the privacy notice that stood beside the button. */
  privacyVersion: mark(/^\d{4}-\d{2}-\d{2}$/),
  /** The honeypot: people neither see nor fill it. */
  website: text,
});

/** What the form brought, nothing of it judged but its shape. */
export type SubmittedForm = z.output<typeof arrivedForm>;

/** Reads a form post or the values of one, by the names of its fields. Never throws, whatever was sent. */
export function parseEnquiryForm(form: FormData | Record<string, unknown>): SubmittedForm {
  return arrivedForm.parse(form instanceof FormData ? Object.fromEntries(form) : form);
}

/** Judges the five fields by the rules the browser uses, too (specification section 5). */
export function validateEnquiryForm(draft: EnquiryDraft): Result<ValidEnquiry, EnquiryRefusals> {
  return validateEnquiry(draft, readPhone);
}
