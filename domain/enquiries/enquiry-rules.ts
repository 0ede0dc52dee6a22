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
export const maxLengths = { name: 100, email: 254, phone: 40, message: 5000, service: 120 } as const;

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
  const fields = {
    name: normalizeLine(draft.name),
    email: normalizeLine(draft.email),
    phone: normalizeLine(draft.phone),
    message: normalizeText(draft.message),
  };
  const inquiry = inquiries.find((known) => known === normalizeLine(draft.inquiry));
  const phone = fields.phone.length > maxLengths.phone ? null : readPhone(fields.phone);
  const refusals: EnquiryRefusals = {
    ...refusalOf("name", lengthRefusal(fields.name, maxLengths.name)),
    ...refusalOf(
      "email",
      lengthRefusal(fields.email, maxLengths.email) ?? invalidUnless(isEmailAddress(fields.email)),
    ),
    ...refusalOf("phone", lengthRefusal(fields.phone, maxLengths.phone) ?? invalidUnless(phone !== null)),
    ...refusalOf("inquiry", lengthRefusal(draft.inquiry.trim(), 20) ?? invalidUnless(inquiry !== undefined)),
    ...refusalOf("message", lengthRefusal(fields.message, maxLengths.message)),
  };
  if (Object.keys(refusals).length > 0 || phone === null || inquiry === undefined) return refused(refusals);
  return accepted({ ...fields, phone, inquiry });
}

function refusalOf(field: EnquiryField, refusal: FieldRefusal | null): EnquiryRefusals {
  return refusal === null ? {} : { [field]: refusal };
}

function lengthRefusal(text: string, max: number): FieldRefusal | null {
  if (text === "") return "missing";
  return text.length > max ? "too-long" : null;
}

function invalidUnless(isValid: boolean): FieldRefusal | null {
  return isValid ? null : "invalid";
}

/** What browsers take for an e-mail address (HTML Standard, "valid e-mail address"). */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a browser would take the text for one e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLengths.email && emailAddress.test(text);
}

/** 8 to 15 digits; numbering plans are too heavy for a browser. */
export function readPhoneLoosely(text: string): string | null {
  const digits = latinDigits(text).replace(/\D/g, "");
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}

/** Devanagari digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
