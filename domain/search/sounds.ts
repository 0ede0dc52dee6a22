import { latinOf } from "./devanagari.ts";

/** They are stored: new rules need a migration that empties `sound_text`. */
export function soundsOf(word: string): string[] {
  const isLatin = /^[a-z]+$/.test(word);
  if (!isLatin && !/^[\u0900-\u097f]+$/.test(word)) return [];
  const spelt = isLatin ? readingsOf(word) : dnyaReadings(word).map(latinOf);
  return [...new Set(spelt.flatMap(keysOf))].filter((key) => key !== "");
}

function dnyaReadings(word: string): string[] {
  return word.includes("ज्ञ") ? [word.replaceAll("ज्ञ", "द्न्य"), word.replaceAll("ज्ञ", "ग्य")] : [word];
}

function readingsOf(word: string): string[] {
  const plain = word
    .replace(/ao$/, "av")
    .replace(/gaon$/, "gav")
    .replace(/igh(?=[td]|$)/, "i")
    .replace(/sch|sh/g, "s")
    .replace(/tch/g, "ch")
    .replace(/ph/g, "f")
    .replace(/wh|w/g, "v")
    .replace(/ck|q/g, "k")
    .replace(/x/g, "ks")
    .replace(/z/g, "j")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c(?!h)/g, "k");
  const soft = plain.replace(/g+(?=[eiy])/g, "j");
  return [plain, soft, plain.replace("dny", "gy")].flatMap((read) => [read, ...silentEnd(read)]);
}

function silentEnd(word: string): string[] {
  const bare = word.replace(
    /([aeiou])([^aeiou])e$/,
    (_, vowel, last) => (vowel === "a" ? "e" : vowel) + last,
  );
  return bare === word ? (/(?:[^aeiouy]l|[rn]s)e$/.test(word) ? [word.slice(0, -1)] : []) : [bare];
}

const vowel = /[aeiouEU]/;

function keysOf(latin: string): string[] {
  if (latin.length < 2) return [];
  const { before, after, first, beginsWithVowel, endsWithVowel } = heard(latin);
  const consonants = before + after;
  const begin = beginsWithVowel ? "_" : "";
  if (consonants.length > 3) return [begin + consonants];
  const end = endsWithVowel ? "_" : "";
  return classesOf(first, consonants.length).map((heardFirst) => begin + before + heardFirst + after + end);
}

function heard(latin: string) {
  const signs = latin.replaceAll("ch", "c").replace(/(?<!^)y/g, "i");
  const first = /[aeiouEU]/.exec(signs)?.index ?? signs.length;
  const spoken = [...signs].map((sign, place) => {
    const previous = signs[place - 1] ?? "a";
    const isSilent = vowel.test(sign) || sign === previous || (sign === "h" && !vowel.test(previous));
    return isSilent ? "" : sign;
  });
  return {
    before: spoken.slice(0, first).join(""),
    after: spoken.slice(first).join(""),
    first: signs.slice(first),
    beginsWithVowel: first === 0,
    endsWithVowel: vowel.test(signs.at(-1) ?? ""),
  };
}

/** After three consonants e counts as a, as in cabin and केबिन. */
function classesOf(first: string, consonants: number): string[] {
  const classes = (vowelRules.find(([rule]) => rule.test(first)) ?? [/^/, ["a"]])[1];
  return consonants < 3 ? classes : [...new Set(classes.map((one) => (one === "e" ? "a" : one)))];
}

const vowelRules: readonly [RegExp, string[]][] = [
  [/^[ei]r(?![aeiouEU])/, ["e", "a"]],
  [/^E/, ["e", "a"]],
  [/^(?:ee|ie)/, ["i"]],
  [/^ea/, ["i", "e"]],
  [/^(?:ai|ae|ei)/, ["e"]],
  [/^(?:oo|U)/, ["u"]],
  [/^(?:au|ou)/, ["o", "u"]],
  [/^u[^aeiouEU](?:[^aeiouEU]|$)/, ["a", "u"]],
  [/^o[mn]/, ["o", "a"]],
  ...["a", "e", "i", "o", "u"].map((plain): [RegExp, string[]] => [new RegExp(`^${plain}`), [plain]]),
];
