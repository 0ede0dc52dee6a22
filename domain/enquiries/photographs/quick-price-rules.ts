import { normalizeLine } from "#domain/values/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type FieldRefusal, validatePhone } from "../enquiry-rules.ts";

export const mostPhotographs = 5;

/** In UTF-16 units. */
export const longestLine = 300;

interface QuickPrice {
  phone: string;
  message: string;
}

export type QuickPriceRefusals = Partial<Record<keyof QuickPrice, FieldRefusal>>;

/** The visitor was asked to confirm `askedPhone`. */
export function validateQuickPrice(
  typed: QuickPrice,
  askedPhone: string,
): Result<QuickPrice, QuickPriceRefusals> {
  const phone = validatePhone(typed.phone, askedPhone);
  const message = normalizeLine(typed.message, longestLine);
  if (phone.ok && message !== null) return accepted({ phone: phone.value, message });
  return refused({
    ...(phone.ok ? {} : { phone: phone.refusal }),
    ...(message === null ? { message: "too-long" } : {}),
  });
}
