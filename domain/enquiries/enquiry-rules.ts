import { longestEmail, readEmail } from "#domain/values/email-address.ts";
import { normalizeLine, normalizeText } from "#domain/values/normalize-text.ts";
import { looksIncomplete } from "#domain/values/written-phone.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

export const enquiryFields = ["name", "email", "phone", "inquiry", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export const inquiries = ["general", "quote", "service"] as const;
export type Inquiry = (typeof inquiries)[number];

export const defaultInquiry: Inquiry = "general";

/** In UTF-16 units, as `maxlength` counts. */
export const maxLengths = { name: 100, email: longestEmail, phone: 40, inquiry: 20, message: 5000 } as const;

export type EnquiryDraft = Record<EnquiryField, string>;

export interface ValidEnquiry {
  name: string;
  email: string;
  phone: string;
  inquiry: Inquiry;
  message: string;
}

export type FieldRefusal = "missing" | "invalid" | "too-long" | "incomplete";

export type EnquiryRefusals = Partial<Record<EnquiryField, FieldRefusal>>;

/** The visitor was asked to confirm `askedPhone`. */
export function validateEnquiry(
  draft: EnquiryDraft,
  askedPhone: string,
): Result<ValidEnquiry, EnquiryRefusals> {
  const line = (field: Exclude<EnquiryField, "message">) => normalizeLine(draft[field], maxLengths[field]);
  const read = {
    name: readField(line("name"), asTyped),
    email: readField(line("email"), readEmail),
    phone: validatePhone(draft.phone, askedPhone),
    inquiry: readField(line("inquiry"), (text) => inquiries.find((known) => known === text) ?? null),
    message: readField(normalizeText(draft.message, maxLengths.message), asTyped),
  };
  const { name, email, phone, inquiry, message } = read;
  if (name.ok && email.ok && phone.ok && inquiry.ok && message.ok) {
    const values = { name: name.value, email: email.value, phone: phone.value };
    return accepted({ ...values, inquiry: inquiry.value, message: message.value });
  }
  const refusals: EnquiryRefusals = {};
  for (const field of enquiryFields) {
    const validated = read[field];
    if (!validated.ok) refusals[field] = validated.refusal;
  }
  return refused(refusals);
}

const asTyped = (text: string) => text;

function readField<Value>(
  normalized: string | null,
  read: (text: string) => Value | null,
): Result<Value, FieldRefusal> {
  if (normalized === null) return refused("too-long");
  if (normalized === "") return refused("missing");
  const value = read(normalized);
  return value === null ? refused("invalid") : accepted(value);
}

/** Takes any number when confirmed: a wrong guess costs an order. */
export function validatePhone(typed: string, asked: string): Result<string, FieldRefusal> {
  const phone = readField(normalizeLine(typed, maxLengths.phone), asTyped);
  const isNew = phone.ok && phone.value !== normalizeLine(asked, maxLengths.phone);
  return isNew && looksIncomplete(phone.value) ? refused("incomplete") : phone;
}
