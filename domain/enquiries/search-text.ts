import { latinDigits } from "./enquiry-rules.ts";

/** UTF-16 units: all the texts of an enquiry together have fewer. */
const longestFolded = 6000;

/** Case folded, with Latin digits, of at most 6,000 UTF-16 units. */
export function foldText(text: string): string {
  return latinDigits(text.slice(0, longestFolded).toWellFormed().normalize("NFKC").replaceAll("\0", " "))
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}

/** An e-mail address as it is compared. */
export function foldEmail(email: string): string {
  return foldText(email).trim();
}

/** The number of eight digits that a visitor names an enquiry by; two may share one, as two may share a name. */
export function referenceOf(id: string): string {
  return String(10_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 90_000_000));
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
  return foldText([name, email, phone, service ?? "", message, referenceOf(id)].join("\n"));
}

const maxWords = 8;

/** A phone number becomes its digits without leading zeros. */
export function searchWords(search: string): string[] {
  const folded = foldText(search.slice(0, 200)).trim();
  if (/^[+\d][\d\s()./-]*$/.test(folded)) {
    const digits = folded.replace(/\D/g, "").replace(/^0+/, "");
    return digits === "" ? [] : [digits];
  }
  return folded
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}
