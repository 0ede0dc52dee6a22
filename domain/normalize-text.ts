/**
 * NFC, single spaces, no control or direction characters, trimmed. Null where the text is longer than `longest` UTF-16
 * units, which is judged first: normalizing takes the square of the combining marks in a row.
 */
export function normalizeLine(text: string, longest: number): string | null {
  return withinLength(text, longest, lineOf);
}

/** The same for several lines; line ends become \n and are counted so, tabs stay. */
export function normalizeText(text: string, longest: number): string | null {
  return withinLength(text.replace(/\r\n?/g, "\n"), longest, (lines) =>
    withoutDirectionMarks(lines)
      .replace(/(?![\n\t])\p{Cc}/gu, " ")
      .trim(),
  );
}

/** What equal lines share: normalized, case folded. What comes after `longest` UTF-16 units is left out. */
export function foldLine(text: string, longest: number): string {
  // It folds what has two lower-case forms, such as ß and ss.
  return lineOf(text.slice(0, longest)).toUpperCase().toLowerCase().normalize("NFC");
}

function withinLength(text: string, longest: number, normalize: (text: string) => string): string | null {
  if (text.length > longest) return null;
  const normalized = normalize(text);
  return normalized.length > longest ? null : normalized;
}

function lineOf(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Joiners stay: Devanagari needs them. */
function withoutDirectionMarks(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .normalize("NFC");
}
