import type { ValidEnquiry } from "./enquiry-rules.ts";
import type { FormAge } from "./form-token.ts";

interface SpamEvidence {
  text: Pick<ValidEnquiry, "name" | "message">;
  honeypot: string;
  formAge: FormAge;
  /** E-mail addresses within a day. */
  othersWithSameText: number;
}

/** The signs are sentences. */
export interface SpamVerdict {
  isSpam: boolean;
  signs: string[];
}

interface Sign {
  points: number;
  sentence: string;
}

/** No weak sign reaches it alone: a lost order is dearer than an advertisement. */
const spamThreshold = 4;

/** Points of the signs: docs/decisions/008. */
export function scoreSpam(evidence: SpamEvidence): SpamVerdict {
  const signs = [...signsOfTheForm(evidence), ...signsOfTheText(evidence.text)];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return { isSpam: points >= spamThreshold, signs: signs.map(({ sentence }) => sentence) };
}

function signIf(isThere: boolean, points: number, sentence: string): Sign[] {
  return isThere ? [{ points, sentence }] : [];
}

function signsOfTheForm({ honeypot, formAge, othersWithSameText }: SpamEvidence): Sign[] {
  return [
    ...signIf(honeypot.trim() !== "", 4, "A hidden field was filled in."),
    ...signIf(formAge === "missing", 1, "It was sent without scripts."),
    ...signIf(formAge === "early", 1, "The server's clock was set back while the form was open."),
    ...signIf(formAge === "stale", 2, "The form was open for more than a day."),
    ...signIf(formAge === "too-fast", 4, "It was filled in faster than anybody types."),
    ...signIf(formAge === "forged", 4, "The form was not ours."),
    ...signIf(othersWithSameText >= 3, 4, "The same text came from several e-mail addresses."),
  ];
}

const link = /https?:\/\/(?:www\.)?|\bwww\.[a-z0-9-]+\./gi;
const markup = /\[\/?(?:url|link|img|b)\b[^\]]*\]|<\/?(?:a|img|script|iframe|html|body|div|p|br)\b[^>]*>/i;
const letter = /\p{L}/gu;
/** Scripts in which customers write. */
const ownLetter =
  /[\p{sc=Latin}\p{sc=Devanagari}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Telugu}\p{sc=Tamil}\p{sc=Malayalam}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Oriya}\p{sc=Arabic}]/gu;

function signsOfTheText({ name, message }: SpamEvidence["text"]): Sign[] {
  const links = count(message, link);
  return [
    ...signIf(links === 1, 1, "The message has a link."),
    ...signIf(links > 1, links > 3 ? 4 : 3, `The message has ${links} links.`),
    ...signIf(markup.test(message), 4, "The message has markup of web pages."),
    ...signIf(count(name, link) > 0, 3, "The name is a link."),
    ...signIf(isForeignScript(`${name} ${message}`), 3, "It is written in a script nobody here writes."),
    ...signIf(isRepetitive(message), 3, "The message repeats itself."),
  ];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** More than a third of at least ten letters. */
function isForeignScript(text: string): boolean {
  const letters = count(text, letter);
  return letters >= 10 && letters - count(text, ownLetter) > letters / 3;
}

/** At least thirty words, nearly all the same few. */
function isRepetitive(message: string): boolean {
  const words = message.toLowerCase().split(/\s+/);
  return words.length >= 30 && new Set(words).size < words.length / 5;
}
