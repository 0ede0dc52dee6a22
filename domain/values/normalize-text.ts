/**
 * NFC, trimmed, no control characters. Null beyond `longest` UTF-16 units, because normalizing takes quadratic time.
 */
export function normalizeLine(text: string, longest: number): string | null {
  return withinLength(text, longest, lineOf);
}

/** The same for several lines; tabs stay. */
export function normalizeText(text: string, longest: number): string | null {
  return withinLength(text.replace(/\r\n?/g, "\n"), longest, (lines) =>
    withoutDirectionMarks(lines)
      .replace(/(?![\n\t])\p{Cc}/gu, " ")
      .trim(),
  );
}

/** What lines that look alike share, up to `longest` UTF-16 units. */
export function foldLine(text: string, longest: number): string {
  return lineOf(visibleSigns(text.slice(0, longest)))
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}

/** Case folded, with Latin digits, without accents or dots below (ऱ is र, फ़ is फ). */
export function foldSearched(text: string): string {
  return latinDigits(visibleSigns(text).replaceAll("\0", " "))
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
}

/** NFKC without joiners and other signs that take no room. */
export function visibleSigns(text: string): string {
  return wellFormed(text)
    .normalize("NFKC")
    .replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, "")
    .replaceAll("\u2800", " ");
}

/** The digits of any script as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

function withinLength(text: string, longest: number, normalize: (text: string) => string): string | null {
  if (text.length > longest) return null;
  const normalized = normalize(text);
  if (visibleSigns(normalized).trim() === "") return "";
  return normalized.length > longest ? null : normalized;
}

function lineOf(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function withoutDirectionMarks(text: string): string {
  return wellFormed(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .normalize("NFC");
}

function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}
