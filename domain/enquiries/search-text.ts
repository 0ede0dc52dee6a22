import { latinDigits } from "./enquiry-rules.ts";

/** Case folded, with Latin digits. */
export function foldText(text: string): string {
  return latinDigits(text.toWellFormed().normalize("NFKC").replaceAll("\0", " "))
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
  name: string;
  email: string;
  phone: string;
  service: string | null;
  message: string;
}): string {
  const { name, email, phone, service, message } = enquiry;
  return foldText([name, email, phone, service ?? "", message].join("\n"));
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
