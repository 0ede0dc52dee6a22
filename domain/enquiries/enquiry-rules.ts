import { accepted, type Result, refused } from "#platform/result.ts";

/** The five fields of the form, all required (specification section 3), in the form's order. */
export const enquiryFields = ["name", "email", "phone", "inquiry", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** General Inquiry, Get a Quote, Service Support. */
export const inquiries = ["general", "quote", "service"] as const;
export type Inquiry = (typeof inquiries)[number];

/** Inquiry of a new form (specification section 9). */
export const defaultInquiry: Inquiry = "general";

/** Most characters of each field as the form counts them (UTF-16, like `maxlength`), and of a service's title. */
export const maxLengths = { name: 100, email: 254, phone: 40, message: 5000, service: 120 } as const;

/** What the visitor has typed, untouched. */
export type EnquiryDraft = Record<EnquiryField, string>;

/** A draft that passed: tidied, the phone number as E.164. */
export interface ValidEnquiry {
  name: string;
  email: string;
  phone: string;
  inquiry: Inquiry;
  message: string;
}

/** Why a field cannot be taken; the catalogues have a sentence for each. */
export type FieldRefusal = "missing" | "invalid" | "too-long";

/** The fields that cannot be taken; never empty. */
export type EnquiryRefusals = Partial<Record<EnquiryField, FieldRefusal>>;

/** Answers the number as E.164, or null when it is none. `phone-number.ts` has the one the server uses. */
export type PhoneReader = (text: string) => string | null;

/**
 * Judges the whole form, the same in the browser and on the server. A browser that has not loaded the phone rule
 * yet hands in `readPhoneLoosely`; the server then judges again.
 */
export function validateEnquiry(
  draft: EnquiryDraft,
  readPhone: PhoneReader,
): Result<ValidEnquiry, EnquiryRefusals> {
  const words = {
    name: normalizeLine(draft.name),
    email: normalizeLine(draft.email),
    phone: normalizeLine(draft.phone),
    message: normalizeText(draft.message),
  };
  const inquiry = inquiries.find((known) => known === normalizeLine(draft.inquiry));
  const phone = words.phone.length > maxLengths.phone ? null : readPhone(words.phone);
  const refusals: EnquiryRefusals = {
    ...judged("name", judgeText(words.name, maxLengths.name)),
    ...judged(
      "email",
      judgeText(words.email, maxLengths.email) ?? invalidUnless(isEmailAddress(words.email)),
    ),
    ...judged("phone", judgeText(words.phone, maxLengths.phone) ?? invalidUnless(phone !== null)),
    ...judged("inquiry", judgeText(draft.inquiry.trim(), 20) ?? invalidUnless(inquiry !== undefined)),
    ...judged("message", judgeText(words.message, maxLengths.message)),
  };
  if (Object.keys(refusals).length > 0 || phone === null || inquiry === undefined) return refused(refusals);
  return accepted({ ...words, phone, inquiry });
}

function judged(field: EnquiryField, refusal: FieldRefusal | null): EnquiryRefusals {
  return refusal === null ? {} : { [field]: refusal };
}

function judgeText(text: string, most: number): FieldRefusal | null {
  if (text === "") return "missing";
  return text.length > most ? "too-long" : null;
}

function invalidUnless(isValid: boolean): FieldRefusal | null {
  return isValid ? null : "invalid";
}

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Whether the text is an e-mail address that mail can be sent to: one mailbox at a domain with a top level. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  return (
    at > 0 &&
    text.length <= maxLengths.email &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** Takes anything with 8 to 15 digits, Devanagari ones included, until the real rule is there. */
export function readPhoneLoosely(text: string): string | null {
  const digits = latinDigits(text).replace(/\D/g, "");
  return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}

/** The text with Devanagari digits written as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** One line: NFC, control characters and line ends as spaces, single spaces, trimmed. */
export function normalizeLine(text: string): string {
  return withoutTricks(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Several lines: NFC, line ends as \n, no other control characters but the tab, trimmed at both ends. */
export function normalizeText(text: string): string {
  return withoutTricks(text)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, " ")
    .trim();
}

/** Without broken characters and without marks that turn the writing direction around; joiners stay. */
function withoutTricks(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "");
}
