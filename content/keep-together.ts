const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/** In 2-4, 1-year, AIS-093; behind a single letter (e-mail, U-bolts); within a Hindi or Marathi word (पास-पास). */
const hyphens =
  /(?<=\d|(?<![\p{L}\p{M}])\p{L}\p{M}?)-(?=[\p{L}\d])|-(?=\d)|(?<=\p{Script=Devanagari})-(?=\p{Script=Devanagari})/gu;

/** Letters and hyphens that the narrowest column has room for. */
const longestWhole = 14;
/** Not in addresses, which are copied. */
const compounds = /(?<![\w@./-])[a-z]{2,}(?:-[a-z]{2,})+(?![\w@/-]|\.\w)/gi;

const unitSpaces =
  /(?<=\d) (?=(?:mm|days|weeks|months|years|minutes)\b|दिन|दिवस|हफ|आठवड|महीन|महिन|साल|वर्ष|मिनट|मिनिट|से ज़्यादा)/g;

const abbreviationSpaces = /(?<=\b(?:LED|MS|OEM|PU|RTO)) (?=[\p{Script=Devanagari}a-z])/gu;

/** कौन सा, कौन सी, कौन से; न गंजणारे, न हो. */
const pairSpaces = /(?<=कौन) (?=स)|(?<=(?<![\p{L}\p{M}])न) /gu;

export function keepTogether(sentence: string): string {
  return sentence
    .replace(hyphens, `-${wordJoiner}`)
    .replace(compounds, wholeIfShort)
    .replace(unitSpaces, noBreakSpace)
    .replace(abbreviationSpaces, noBreakSpace)
    .replace(pairSpaces, noBreakSpace)
    .replace(/ × (?=\d)/g, `${noBreakSpace}×${noBreakSpace}`)
    .replace(/\bISO (?=\d)/g, `ISO${noBreakSpace}`);
}

function wholeIfShort(compound: string): string {
  return compound.length > longestWhole ? compound : compound.replaceAll("-", `-${wordJoiner}`);
}
