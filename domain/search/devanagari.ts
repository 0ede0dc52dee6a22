/** Spelt so that the rules for English read it as spoken. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: "k", ख: "k", ग: "g", घ: "g", ङ: "n", च: "ch", छ: "ch", ज: "j", झ: "j", ञ: "n" },
  ...{ ट: "t", ठ: "t", ड: "d", ढ: "d", ण: "n", त: "t", थ: "t", द: "d", ध: "d", न: "n" },
  ...{ प: "p", फ: "f", ब: "b", भ: "b", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "s", ष: "s", स: "s", ह: "h" },
};

const vowels: Readonly<Record<string, string>> = {
  ...{
    अ: "a",
    आ: "a",
    ॲ: "a",
    ऍ: "a",
    इ: "i",
    ई: "i",
    उ: "U",
    ऊ: "U",
    ए: "e",
    ऐ: "E",
    ऑ: "o",
    ओ: "o",
    औ: "au",
  },
  ...{ ऋ: "ri", "ा": "a", "ॅ": "a", "ि": "i", "ी": "i", "ु": "U", "ू": "U", "े": "e", "ै": "E" },
  ...{ "ॉ": "o", "ो": "o", "ौ": "au", "ृ": "ri" },
};

const virama = "\u094d";
const nasals = /[\u0901\u0902]/;

/** One word in Latin letters, for `soundsOf` alone. */
export function latinOf(word: string): string {
  const signs = [...word.replace(/[\u0901\u0902](?=व$)/, "")];
  return signs.map((sign, place) => latinSign(sign, signs[place + 1] ?? "")).join("");
}

function latinSign(sign: string, next: string): string {
  const consonant = consonants[sign];
  if (consonant !== undefined) return consonant + inherentVowel(next);
  if (nasals.test(sign)) return /[पफबभम]/.test(next) ? "m" : "n";
  return vowels[sign] ?? "";
}

function inherentVowel(next: string): string {
  return next === "" || next === virama || vowels[next] !== undefined ? "" : "a";
}
