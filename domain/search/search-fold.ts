import { latinDigits, visibleSigns } from "../normalize-text.ts";

/** A text as a search compares it: visible signs, case folded, Latin digits, no accents, and no dot below (ऱ is र, फ़ is फ). */
export function foldSearched(text: string): string {
  return latinDigits(visibleSigns(text).replaceAll("\0", " "))
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}
