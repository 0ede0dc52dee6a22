const noBreakSpace = "\u00a0";
/** Has no width and is not seen; no line ends beside it. */
const wordJoiner = "\u2060";

/**
 * A hyphen behind or before a figure (2-4, 1-year, AIS-093), behind a single letter (e-mail, U-bolts), or within a
 * Hindi or Marathi word (पास-पास).
 */
const hyphens =
  /(?<=\d|(?<![\p{L}\p{M}])\p{L}\p{M}?)-(?=[\p{L}\d])|-(?=\d)|(?<=\p{Script=Devanagari})-(?=\p{Script=Devanagari})/gu;

/** The space between a figure and its unit; Hindi and Marathi units by their stems. */
const unitSpaces =
  /(?<=\d) (?=(?:mm|days|weeks|months|years|minutes)\b|दिन|दिवस|हफ|आठवड|महीन|महिन|साल|वर्ष|मिनट|मिनिट)/g;

/** The space between an abbreviation in Latin letters and the word it belongs to (PU पेंट, RTO च्या). */
const abbreviationSpaces = /(?<=\b(?:LED|MS|OEM|PU|RTO)) (?=\p{Script=Devanagari})/gu;

/** The sentence with signs that keep the end of a line out of measures, ranges and words such as e-mail. */
export function keepTogether(sentence: string): string {
  return sentence
    .replace(hyphens, `-${wordJoiner}`)
    .replace(unitSpaces, noBreakSpace)
    .replace(abbreviationSpaces, noBreakSpace)
    .replace(/ × (?=\d)/g, `${noBreakSpace}×${noBreakSpace}`)
    .replace(/\bISO (?=\d)/g, `ISO${noBreakSpace}`);
}

/** What is shown elsewhere than on a page, or compared with what the browser has. */
const plainParts = new Set(["search", "enquiry", "gallery", "notFound", "site"]);

/** The same texts, every sentence in them kept together; plain parts stay as they are. */
export function keepAllTogether<Texts>(texts: Texts): Texts;
export function keepAllTogether(texts: unknown): unknown {
  if (typeof texts === "string") return keepTogether(texts);
  if (Array.isArray(texts)) return texts.map((text) => keepAllTogether(text));
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, plainParts.has(key) ? text : keepAllTogether(text)]),
  );
}
