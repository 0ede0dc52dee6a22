import type { Language } from "./languages.ts";

/** A word that the texts of a language do not use for what they mean by it. */
interface Banned {
  word: RegExp;
  /** What is said instead. */
  say: string;
  /** Files and keys (`admin/in-work.ts inWork.take`) where alone it is banned. */
  only?: RegExp;
  /** Files and keys where it means something else. */
  except?: RegExp;
}

// \b knows no Devanagari.
const notBehindLetter = "(?<![\\p{L}\\p{M}])";
const notBeforeLetter = "(?![\\p{L}\\p{M}])";

/** Every word that begins so. */
const stem = (begin: string) => new RegExp(`${notBehindLetter}(?:${begin})`, "iu");

/** This word alone. */
const word = (whole: string) => new RegExp(`${notBehindLetter}(?:${whole})${notBeforeLetter}`, "iu");

/** One word for one thing, everywhere: in pages, lists, mails, refusals and the back office. */
export const termbase: Readonly<Record<Language, readonly Banned[]>> = {
  en: [],
  hi: [],
  mr: [
    { word: stem("किंमत"), say: "दर" },
    { word: stem("विसार"), say: "ॲडव्हान्स" },
    { word: stem("साइन[- ]?[इऑआ]"), say: "लॉगिन, लॉगआउट" },
    { word: stem("प्रशासक"), say: "ॲडमिन" },
    { word: stem("खाजगी"), say: "खासगी; वैयक्तिक माहिती" },
    { word: stem("हिशोब"), say: "हिशेब" },
    { word: stem("करिअर"), say: "नोकरी" },
    { word: word("येथे|तेथे"), say: "इथे, तिथे" },
    { word: word("तुम्ही|तुम्हाला|तू|तुला"), say: "आपण, आपल्याला" },
    { word: stem("तुम(?:चा|ची|चे|च्या)"), say: "आपला" },
  ],
};

export interface Found {
  word: string;
  say: string;
}

/** The banned words of a sentence; `place` is its file and key. */
export function bannedIn(language: Language, sentence: string, place: string): Found[] {
  return termbase[language].flatMap(({ word, say, only, except }) => {
    const hit = word.exec(sentence.normalize("NFC"));
    if (hit === null || only?.test(place) === false || except?.test(place) === true) return [];
    return [{ word: hit[0], say }];
  });
}
