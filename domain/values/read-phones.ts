import parsePhoneNumber from "libphonenumber-js/min";
import { digitsIn, numbersIn, visiblePhone } from "./written-phone.ts";

export interface ReadPhone {
  /** The first number as E.164, or the field as it was typed where none can be read. */
  phone: string;
  typed: string | null;
}

const label = /^(?:tel|phone|ph|mob|mobile|मो|मोबाइल|मोबाईल|फोन|फ़ोन)[^\p{L}\d+(]*(?=[\d+(])/iu;

/** The numbers of a field as E.164, Indian without a country's code. */
export function readPhones(text: string): string[] {
  return numbersIn(text, readNumber);
}

/** Any field that is filled in. */
export function readPhone(text: string): ReadPhone {
  const [first] = readPhones(text);
  if (first === undefined) return { phone: text, typed: null };
  const bare = visiblePhone(text)
    .replace(label, "")
    .replace(/^[^\p{L}\d+(]+|[^\p{L}\d)]+$/gu, "");
  return { phone: first, typed: readNumber(bare) === first ? null : text };
}

/** What fields with the same number share: each number as E.164, or where none can be read all digits. */
export function phoneKeys(text: string): string[] {
  const numbers = readPhones(text);
  const digits = digitsIn(text);
  return numbers.length > 0 || digits === "" ? numbers : [digits];
}

/** `(+91) 98220 12345`: text to every spreadsheet, where a sign before digits would be calculated with. */
export function phoneInText(phone: string): string {
  return (parsePhoneNumber(phone)?.formatInternational() ?? phone).replace(/^(\+\d+) /, "($1) ");
}

function readNumber(written: string): string | null {
  const number = parsePhoneNumber(written, { defaultCountry: "IN", extract: false });
  if (number === undefined) return null;
  const isReal = number.country === "IN" ? number.isValid() : number.isPossible();
  return isReal ? number.number : null;
}
