const consonants: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ऱ: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "sh", ष: "sh", स: "s", ह: "h", ज़: "z", फ़: "f", ड़: "d", ढ़: "dh" },
};

const vowels: Readonly<Record<string, string>> = {
  ...{
    अ: "a",
    आ: "a",
    ॲ: "a",
    ऍ: "a",
    इ: "i",
    ई: "i",
    उ: "u",
    ऊ: "u",
    ए: "e",
    ऐ: "ai",
    ऑ: "o",
    ओ: "o",
    औ: "au",
  },
  ...{ ऋ: "ri", "ा": "a", "ॅ": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "े": "e", "ै": "ai" },
  ...{ "ॉ": "o", "ो": "o", "ौ": "au", "ृ": "ri" },
};

const sign = /[\u0915-\u0939]\u093c?|[^\u093c]/gu;

/** As names are written in English; other letters stay. */
export function romanized(text: string): string {
  return text.replace(/[\u0900-\u097f\u200c\u200d]+/g, (word) => capital(romanizedWord(word)));
}

function romanizedWord(word: string): string {
  const signs = word.replace(/[\u200c\u200d]/g, "").match(sign) ?? [];
  return signs.map((one, place) => latin(one, signs[place + 1])).join("");
}

function latin(one: string, next: string | undefined): string {
  const consonant = consonants[one.normalize("NFC")] ?? consonants[one.replace("\u093c", "")];
  if (consonant !== undefined) return consonant + (hasOwnVowel(next) ? "a" : "");
  if (one === "\u0901" || one === "\u0902") return /[पफबभम]/.test(next ?? "") ? "m" : "n";
  if (/[\u0966-\u096f]/.test(one)) return String(one.charCodeAt(0) - 0x0966);
  return vowels[one] ?? "";
}

function hasOwnVowel(next: string | undefined): boolean {
  return next !== undefined && !/[अ\u093a-\u094d]/.test(next);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
