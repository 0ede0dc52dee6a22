import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import { type Language, languages } from "./languages.ts";
import { textsOf } from "./texts.server.ts";

/** Where search engines cut. */
const longestTitle = 60;
const longestDescription = 160;

/** Names, units and abbreviations that are written in Latin letters in every language. */
const latinWords = ["Rathkar", "OEM", "ISO", "AIS", "RTO", "LED", "PU", "MS", "mm"];

const english = sentencesOf(textsOf("en"));

/** All titles or descriptions that search engines show, of pages with and without a text of their own. */
function searchWords(language: Language, part: "title" | "description"): [string, string][] {
  const key = part === "title" ? "pageTitle" : "pageDescription";
  return sentencesOf(textsOf(language)).filter(
    ([path]) => path.endsWith(`.search.${part}`) || path.endsWith(`.${key}`),
  );
}

test.each(languages)("search engines show every title and description whole in $name", ({ code }) => {
  const titles = searchWords(code, "title");
  expect(titles.filter(([, title]) => title.length > longestTitle || title === "")).toEqual([]);
  const descriptions = searchWords(code, "description");
  expect(descriptions.filter(([, text]) => text.length > longestDescription || text === "")).toEqual([]);
  expect(titles.length).toBeGreaterThan(20);
});

test.each(languages)("no two pages have the same title or description in $name", ({ code }) => {
  for (const part of ["title", "description"] as const) {
    const words = searchWords(code, part).map(([, text]) => text);
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(["hi", "mr"] as const)(
  "every page says in %s as much as in English, with the same places",
  (code) => {
    const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    const shape = (sentences: [string, string][]) =>
      sentences.map(([path, sentence]) => ({ path, places: places(sentence) }));
    expect(shape(sentencesOf(textsOf(code)))).toEqual(shape(english));
  },
);

test.each(["hi", "mr"] as const)("no English is left on the pages in %s", (code) => {
  const latin = sentencesOf(textsOf(code)).filter(([, sentence]) =>
    (sentence.replace(/\{\w+\}/g, "").match(/[A-Za-z]+/g) ?? []).some((word) => !latinWords.includes(word)),
  );
  expect(latin).toEqual([]);
});

test.each(["hi", "mr"] as const)("digits are Latin in %s (decision 6)", (code) => {
  expect(sentencesOf(textsOf(code)).filter(([, sentence]) => /[०-९]/.test(sentence))).toEqual([]);
});
