import { latinDigits, visibleSigns } from "#domain/normalize-text.ts";
import { phoneKeys } from "#domain/phones/read-phones.ts";
import { visiblePhone } from "#domain/phones/written-phone.ts";
import { referenceOf } from "./enquiry.ts";

/** UTF-16 units: all the texts of an enquiry together have fewer. */
const longestFolded = 6000;

/** Case folded, with Latin digits and without what cannot be seen, of at most 6,000 UTF-16 units. */
export function foldText(text: string): string {
  return latinDigits(visibleSigns(text.slice(0, longestFolded)).replaceAll("\0", " "))
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}

/** An e-mail address as it is compared. */
export function foldEmail(email: string): string {
  return foldText(email).trim();
}

/** The text a search looks at. */
export function searchTextOf(enquiry: {
  id: string;
  name: string;
  email: string;
  phone: string;
  service: string | null;
  message: string;
}): string {
  const { id, name, email, phone, service, message } = enquiry;
  return foldText(
    [name, email, phone, ...phoneKeys(phone), service ?? "", message, referenceOf(id)].join("\n"),
  );
}

const maxWords = 8;

/** A phone number becomes its digits without leading zeros. */
export function searchWords(search: string): string[] {
  const folded = foldText(search.slice(0, 200)).trim();
  const number = visiblePhone(folded).replace(/^(?:tel|mob|mobile|phone)[.:\s]+/, "");
  if (/^[+(]?\d[\d\s()./\p{Pd}]*,?$/u.test(number)) {
    const digits = number.replace(/\D/g, "").replace(/^0+/, "");
    return digits === "" ? [] : [digits];
  }
  return folded
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}
