/** Unicode tags: they are invisible, and no text of ours has them. */
const tags = 0xe0000;
const end = String.fromCodePoint(tags + 0x7f);
const marks = /[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
const marksInAddress = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/gi;

export type Mark = (text: string, key: string) => string;

export const marked: Mark = (text, key) => {
  if (text === "") return text;
  return text + [...key].map((sign) => String.fromCodePoint(tags + sign.charCodeAt(0))).join("") + end;
};

export function keysIn(text: string): string[] {
  return [...text.matchAll(marks)].map(([mark]) =>
    [...mark.slice(0, -end.length)]
      .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? tags) - tags))
      .join(""),
  );
}

export function withoutMarks(text: string): string {
  return text.replace(marks, "").replace(marksInAddress, "");
}
