export const languages = [
  { code: "en", name: "English", nativeName: "English", prefix: "" },
  { code: "hi", name: "Hindi", nativeName: "हिन्दी", prefix: "/hi" },
  { code: "mr", name: "Marathi", nativeName: "मराठी", prefix: "/mr" },
] as const;

export type Language = (typeof languages)[number]["code"];

export const defaultLanguage: Language = "en";

export function ownFirst(own: Language): Language[] {
  return [own, ...languages.map(({ code }) => code).filter((code) => code !== own)];
}

/** The nearest first, for what is missing in one's own language. */
const readsInstead: Readonly<Record<Language, readonly Language[]>> = {
  en: ["hi", "mr"],
  hi: ["mr", "en"],
  mr: ["hi", "en"],
};

export function writtenLanguage(words: Readonly<Record<Language, string>>, reader: Language): Language {
  return [reader, ...readsInstead[reader]].find((language) => words[language] !== "") ?? reader;
}

export function textToRead(words: Readonly<Record<Language, string>>, reader: Language) {
  const language = writtenLanguage(words, reader);
  return { text: words[language], lang: otherThan(reader, language) };
}

export function otherThan(reader: Language, language: Language): Language | undefined {
  return language === reader ? undefined : language;
}
