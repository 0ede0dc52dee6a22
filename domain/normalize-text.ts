/** NFC, single spaces, no control or direction characters, trimmed. */
export function normalizeLine(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** The same for several lines; line ends become \n, tabs stay. */
export function normalizeText(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, " ")
    .trim();
}

/** Joiners stay: Devanagari needs them. */
function withoutDirectionMarks(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .normalize("NFC");
}
