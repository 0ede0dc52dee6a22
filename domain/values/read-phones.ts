import parsePhoneNumber from "libphonenumber-js/min";
import { digitsIn, numbersIn, visiblePhone } from "./written-phone.ts";

export interface ReadPhone {
  /** E.164, or as typed where none can be read. */
  phone: string;
  typed: string | null;
}

const label = /^(?:tel|phone|ph|mob|mobile|मो|मोबाइल|मोबाईल|फोन|फ़ोन)[^\p{L}\d+(]*(?=[\d+(])/iu;

/** In E.164; without a country's code they are Indian. */
export function readPhones(text: string): string[] {
  return numbersIn(text, readNumber);
}

/** Takes any field that is filled in. */
export function readPhone(text: string): ReadPhone {
  const [first] = readPhones(text);
  if (first === undefined) return { phone: text, typed: null };
  const bare = visiblePhone(text)
    .replace(label, "")
    .replace(/^[^\p{L}\d+(]+|[^\p{L}\d)]+$/gu, "");
  return { phone: first, typed: readNumber(bare) === first ? null : text };
}

/** What equal numbers share: E.164, else all digits. */
export function phoneKeys(text: string): string[] {
  const numbers = readPhones(text);
  const digits = digitsIn(text);
  return numbers.length > 0 || digits === "" ? numbers : [digits];
}

/** `(+91) 98220 12345`, which no spreadsheet calculates with. */
export function phoneInText(phone: string): string {
  return (parsePhoneNumber(phone)?.formatInternational() ?? phone).replace(/^(\+\d+) /, "($1) ");
}

function readNumber(written: string): string | null {
  const number = parsePhoneNumber(written, { defaultCountry: "IN", extract: false });
  if (number === undefined) return null;
  const isReal = number.country === "IN" ? number.isValid() : number.isPossible();
  return isReal ? number.number : null;
}
