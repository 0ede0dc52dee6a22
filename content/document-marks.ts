/** Unicode tags: nothing shows them, and no text of ours has them. */
const tags = 0xe0000;
const end = String.fromCodePoint(tags + 0x7f);
const marks = /[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
const marksInAddress = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gi;

export type Mark = (text: string, key: string) => string;

/** The text with the key of its document behind it, unseen; an empty text stays empty. */
export const marked: Mark = (text, key) => {
  if (text === "") return text;
  return text + [...key].map((sign) => String.fromCodePoint(tags + sign.charCodeAt(0))).join("") + end;
};

/** The keys of the documents that a text on the page was made of, the outermost last. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(marks)].map(([mark]) =>
    [...mark.slice(0, -end.length)]
      .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? tags) - tags))
      .join(""),
  );
}

/** As visitors read it, also where it stands in an address. */
export function withoutMarks(text: string): string {
  return text.replace(marks, "").replace(marksInAddress, "");
}
