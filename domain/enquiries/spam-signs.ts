import type { ValidEnquiry } from "./enquiry-rules.ts";
import type { FormAge } from "./form-token.ts";

interface SpamEvidence {
  text: Pick<ValidEnquiry, "name" | "message">;
  honeypot: string;
  formAge: FormAge;
  othersWithSameText: number;
}

export type SpamSign =
  | "hidden field"
  | "no scripts"
  | "clock set back"
  | "old form"
  | "too fast"
  | "foreign form"
  | "same text"
  | "link"
  | "links"
  | "markup"
  | "name is a link"
  | "foreign script"
  | "repetitive";

export interface SpamVerdict {
  isSpam: boolean;
  signs: SpamSign[];
}

interface WeighedSign {
  points: number;
  sign: SpamSign;
}

/** No weak sign reaches it alone: a lost order costs more than spam. */
const spamThreshold = 4;

/** Points of the signs: docs/decisions/008. */
export function scoreSpam(evidence: SpamEvidence): SpamVerdict {
  const signs = [...signsOfTheForm(evidence), ...signsOfTheText(evidence.text)];
  const points = signs.reduce((sum, { points }) => sum + points, 0);
  return { isSpam: points >= spamThreshold, signs: signs.map(({ sign }) => sign) };
}

function signIf(isThere: boolean, points: number, sign: SpamSign): WeighedSign[] {
  return isThere ? [{ points, sign }] : [];
}

function signsOfTheForm({ honeypot, formAge, othersWithSameText }: SpamEvidence): WeighedSign[] {
  return [
    ...signIf(honeypot.trim() !== "", 4, "hidden field"),
    ...signIf(formAge === "missing", 1, "no scripts"),
    ...signIf(formAge === "early", 1, "clock set back"),
    ...signIf(formAge === "stale", 2, "old form"),
    ...signIf(formAge === "too-fast", 4, "too fast"),
    ...signIf(formAge === "forged", 4, "foreign form"),
    ...signIf(othersWithSameText >= 3, 4, "same text"),
  ];
}

const link = /https?:\/\/(?:www\.)?|\bwww\.[a-z0-9-]+\./gi;
const markup = /\[\/?(?:url|link|img|b)\b[^\]]*\]|<\/?(?:a|img|script|iframe|html|body|div|p|br)\b[^>]*>/i;
const letter = /\p{L}/gu;
const ownLetter =
  /[\p{sc=Latin}\p{sc=Devanagari}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Telugu}\p{sc=Tamil}\p{sc=Malayalam}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Oriya}\p{sc=Arabic}]/gu;

function signsOfTheText({ name, message }: SpamEvidence["text"]): WeighedSign[] {
  const links = count(message, link);
  return [
    ...signIf(links === 1, 1, "link"),
    ...signIf(links > 1, links > 3 ? 4 : 3, "links"),
    ...signIf(markup.test(message), 4, "markup"),
    ...signIf(count(name, link) > 0, 3, "name is a link"),
    ...signIf(isForeignScript(`${name} ${message}`), 3, "foreign script"),
    ...signIf(isRepetitive(message), 3, "repetitive"),
  ];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isForeignScript(text: string): boolean {
  const letters = count(text, letter);
  return letters >= 10 && letters - count(text, ownLetter) > letters / 3;
}

function isRepetitive(message: string): boolean {
  const words = message.toLowerCase().split(/\s+/);
  return words.length >= 30 && new Set(words).size < words.length / 5;
}
