import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import type { Language } from "./languages.ts";
import { listsOf } from "./lists.server.ts";
import { textsOf } from "./texts.server.ts";

const latinWords = [
  "Rathkar",
  "OEM",
  "GSTIN",
  "ISO",
  "AIS",
  "RTO",
  "LED",
  "PU",
  "MS",
  "mm",
  "MB",
  "JPEG",
  "PNG",
  "WebP",
  "AVIF",
  "HEIC",
];

function wordsOf(language: Language): [string, string][] {
  const { brands: _, ...lists } = listsOf(language);
  const items = Object.entries(lists).map(([name, list]) => [
    name,
    list.map(({ id: _id, ...words }) => words),
  ]);
  return sentencesOf({ ...textsOf(language), lists: Object.fromEntries(items) });
}

const english = wordsOf("en");

test.each(["hi", "mr"] as const)(
  "every page says in %s as much as in English, with the same places [LANG-1, LANG-3, LANG-4]",
  (code) => {
    const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
    const shape = (sentences: [string, string][]) =>
      sentences.map(([path, sentence]) => ({ path, places: places(sentence) }));
    expect(shape(wordsOf(code))).toEqual(shape(english));
  },
);

test.each(["hi", "mr"] as const)("no English is left on the pages in %s [LANG-4]", (code) => {
  const latin = wordsOf(code).filter(([, sentence]) =>
    (sentence.replace(/\{\w+\}/g, "").match(/[A-Za-z]+/g) ?? []).some((word) => !latinWords.includes(word)),
  );
  expect(latin).toEqual([]);
});

test.each(["hi", "mr"] as const)("digits are Latin in %s [LANG-8]", (code) => {
  expect(wordsOf(code).filter(([, sentence]) => /[०-९]/.test(sentence))).toEqual([]);
});

test("figures are filled in and measures kept together, but words for search engines stay plain", () => {
  const { search, journey } = textsOf("en").about;
  expect(search.title).toBe("About the workshop: bodies since 2005 | Rathkar");
  expect(journey.steps[4].text).toContain("Over 88,000 units");
  expect(journey.steps[3].text).toContain("ISO\u00a09001:2015");
  expect(textsOf("en").certification.search.title).toContain("ISO 9001:2015");
});
