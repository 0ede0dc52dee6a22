import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactFormText } from "#content/texts.ts";
import { type EnquiryField, type FieldRefusal, maxLengths } from "#domain/enquiries/enquiry-rules.ts";

type Sentences = Pick<ContactFormText, "missing" | "invalid" | "tooLong">;

/** What stands beside a field that cannot be taken. */
export function fieldSentence(text: Sentences, field: EnquiryField, refusal: FieldRefusal): string {
  if (refusal === "missing" || field === "inquiry") return text.missing[field];
  if (refusal === "invalid" && (field === "email" || field === "phone")) return text.invalid[field];
  return fillPlaceholders(text.tooLong, { most: maxLengths[field] });
}
