import { normalizeLine, normalizeText } from "#domain/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

/** In the form's order. */
export const enquiryFields = ["name", "email", "phone", "inquiry", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** General Inquiry, Get a Quote, Service Support. */
export const inquiries = ["general", "quote", "service"] as const;
export type Inquiry = (typeof inquiries)[number];

export const defaultInquiry: Inquiry = "general";

/** In UTF-16 units, as `maxlength` counts. */
export const maxLengths = { name: 100, email: 254, phone: 40, inquiry: 20, message: 5000 } as const;

export type EnquiryDraft = Record<EnquiryField, string>;

/** Normalized; the phone number is E.164. */
export interface ValidEnquiry {
  name: string;
  email: string;
  phone: string;
  inquiry: Inquiry;
  message: string;
}

export type FieldRefusal = "missing" | "invalid" | "too-long";

export type EnquiryRefusals = Partial<Record<EnquiryField, FieldRefusal>>;

/** Answers the number as E.164, or null when it is none. */
type PhoneReader = (text: string) => string | null;

/** The rules of the form, for browser and server. */
export function validateEnquiry(
  draft: EnquiryDraft,
  readPhone: PhoneReader,
): Result<ValidEnquiry, EnquiryRefusals> {
  const line = (field: Exclude<EnquiryField, "message">) => normalizeLine(draft[field], maxLengths[field]);
  const read = {
    name: readField(line("name"), asTyped),
    email: readField(line("email"), (text) => (isEmailAddress(text) ? text : null)),
    phone: readField(line("phone"), readPhone),
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

/** `normalized` is null where the text was too long; `read` answers null for what is no such thing. */
function readField<Value>(
  normalized: string | null,
  read: (text: string) => Value | null,
): Result<Value, FieldRefusal> {
  if (normalized === null) return refused("too-long");
  if (normalized === "") return refused("missing");
  const value = read(normalized);
  return value === null ? refused("invalid") : accepted(value);
}

/** What browsers take for an e-mail address (HTML Standard, "valid e-mail address"). */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser would take the text for one e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLengths.email && emailAddress.test(text);
}

/**
 * With a country's code, or as India writes them: only numbers that begin with 1 have less than ten digits, and only
 * those of companies abroad, free for who calls, begin with 000800.
 */
const likelyNumber = /^(?:[+\uff0b]\d{6,}|00[1-9]\d{5,}|0?000800\d{7}|0?1\d{7,}|0?[2-9]\d{9,})$/;

/** Null for what is plainly no number; numbering plans are too heavy for a browser. */
export function readPhoneLoosely(text: string): string | null {
  const digits = latinDigits(text).replace(/[^\d+\uff0b]/g, "");
  return likelyNumber.test(digits) ? digits : null;
}

/** Devanagari digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
