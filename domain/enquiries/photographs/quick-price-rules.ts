import { normalizeLine } from "#domain/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { readPhone } from "../enquiry-form.ts";
import { type FieldRefusal, maxLengths } from "../enquiry-rules.ts";

export const mostPhotographs = 5;

/** In UTF-16 units. */
export const longestLine = 300;

/** E.164 where it can be read as a number, else as it was typed. */
interface QuickPrice {
  phone: string;
  message: string;
}

export type QuickPriceRefusals = Partial<Record<keyof QuickPrice, FieldRefusal>>;

/** Any phone number that is filled in is taken: a wrong guess of ours would cost an order. The line may be empty. */
export function validateQuickPrice(typed: QuickPrice): Result<QuickPrice, QuickPriceRefusals> {
  const phone = normalizeLine(typed.phone, maxLengths.phone);
  const message = normalizeLine(typed.message, longestLine);
  if (phone && message !== null) return accepted({ phone: readPhone(phone) ?? phone, message });
  return refused({
    ...(phone ? {} : { phone: phone === "" ? "missing" : "too-long" }),
    ...(message === null ? { message: "too-long" } : {}),
  });
}
