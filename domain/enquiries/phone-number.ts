import parsePhoneNumber from "libphonenumber-js/min";
import { latinDigits } from "./enquiry-rules.ts";

/**
 * Reads a phone number as people write it, Indian without a country's code, in Latin or Devanagari digits. Answers
 * it as E.164, or null when it is none. Heavy (numbering plans): a browser loads this module only when needed.
 */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumber(latinDigits(text), { defaultCountry: "IN", extract: false });
  if (number === undefined) return null;
  // Plans of other countries change more often than our copy of them: there the length is enough.
  const isReal = number.country === "IN" ? number.isValid() : number.isPossible();
  return isReal ? number.number : null;
}
