import type { ValidEnquiry } from "./enquiry-rules.ts";
import type { FormAge } from "./form-token.ts";

/** What an enquiry is judged by. */
export interface SpamEvidence {
  words: Pick<ValidEnquiry, "name" | "message">;
  honeypot: string;
  formAge: FormAge;
  /** How many other e-mail addresses sent the same long text within a day. */
  othersWithSameText: number;
}

/** From so many points on an enquiry goes to spam. A sign of its own full weight is enough. */
const enough = 4;

interface Sign {
  points: number;
  sentence: string;
}

/** The verdict, with the signs in plain English for the administrator. */
export interface SpamVerdict {
  isSpam: boolean;
  signs: string[];
}

/** Weighs the signs. One weak sign alone never makes spam: a lost order is dearer than an advertisement. */
export function weighSpamSigns(evidence: SpamEvidence): SpamVerdict {
  const signs = [...signsOfTheForm(evidence), ...signsOfTheText(evidence)];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return { isSpam: points >= enough, signs: signs.map(({ sentence }) => sentence) };
}

const signsOfAge: Record<FormAge, Sign | null> = {
  right: null,
  missing: { points: 1, sentence: "It was sent without scripts." },
  stale: { points: 2, sentence: "The form was open for more than a day." },
  "too-fast": { points: enough, sentence: "It was filled in faster than anybody types." },
  forged: { points: enough, sentence: "The form was not ours." },
};

function signsOfTheForm({ honeypot, formAge, othersWithSameText }: SpamEvidence): Sign[] {
  const age = signsOfAge[formAge];
  return [
    ...(honeypot.trim() === "" ? [] : [{ points: enough, sentence: "A hidden field was filled in." }]),
    ...(age === null ? [] : [age]),
    ...(othersWithSameText >= 3
      ? [{ points: enough, sentence: "The same text came from several e-mail addresses." }]
      : []),
  ];
}

const link = /https?:\/\/(?:www\.)?|\bwww\.[a-z0-9-]+\./gi;
const markup = /\[\/?(?:url|link|img|b)\b[^\]]*\]|<\/?(?:a|img|script|iframe|html|body|div|p|br)\b[^>]*>/i;
const letter = /\p{L}/gu;
/** Scripts of India and Latin, in which customers write. */
const ownLetter =
  /[\p{sc=Latin}\p{sc=Devanagari}\p{sc=Gujarati}\p{sc=Kannada}\p{sc=Telugu}\p{sc=Tamil}\p{sc=Malayalam}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Oriya}\p{sc=Arabic}]/gu;

function signsOfTheText({ words: { name, message } }: SpamEvidence): Sign[] {
  const links = count(message, link);
  return [
    ...(links === 1 ? [{ points: 1, sentence: "The message has a link." }] : []),
    ...(links > 1 ? [{ points: links > 3 ? enough : 3, sentence: `The message has ${links} links.` }] : []),
    ...(markup.test(message) ? [{ points: enough, sentence: "The message has markup of web pages." }] : []),
    ...(count(name, link) > 0 ? [{ points: 3, sentence: "The name is a link." }] : []),
    ...(isForeignScript(`${name} ${message}`)
      ? [{ points: 3, sentence: "It is written in a script nobody here writes." }]
      : []),
    ...(isRepetitive(message) ? [{ points: 3, sentence: "The message repeats itself." }] : []),
  ];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whether more than a third of at least ten letters are of other scripts. */
function isForeignScript(text: string): boolean {
  const letters = count(text, letter);
  return letters >= 10 && letters - count(text, ownLetter) > letters / 3;
}

/** Whether at least thirty words are nearly all the same few. */
function isRepetitive(message: string): boolean {
  const words = message.toLowerCase().split(/\s+/);
  return words.length >= 30 && new Set(words).size < words.length / 5;
}
