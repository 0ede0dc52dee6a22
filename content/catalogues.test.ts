import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import { catalogues } from "./catalogues.server.ts";
import { languages } from "./languages.ts";
import { createTranslate } from "./translate.ts";

const english = new Map(sentencesOf(catalogues.en));

test.each(languages)("$name has exactly the sentences English has", ({ code }) => {
  expect(sentencesOf(catalogues[code]).map(([key]) => key)).toEqual([...english.keys()]);
});

test.each(languages)("$name keeps every place in braces", ({ code }) => {
  const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [key, sentence] of sentencesOf(catalogues[code])) {
    expect({ key, places: places(sentence) }).toEqual({ key, places: places(english.get(key) ?? "") });
  }
});

test.each(["hi", "mr"] as const)("no English sentence is left in %s", (code) => {
  const latin = sentencesOf(catalogues[code]).filter(([, sentence]) =>
    /[A-Za-z]{3}/.test(sentence.replace(/\{\w+\}/g, "").replaceAll("Rathkar", "")),
  );
  expect(latin).toEqual([]);
});

test("a key without a sentence shows itself", () => {
  const translate: (key: string) => string = createTranslate("en", catalogues.en) as (key: string) => string;
  expect(translate("gallery.nowhere")).toBe("gallery.nowhere");
});

test("counts choose their form and are grouped the Indian way in Latin digits", () => {
  expect(createTranslate("en", catalogues.en)("gallery.count", { count: 1 })).toBe("1 project");
  expect(createTranslate("en", catalogues.en)("gallery.count", { count: 100_000 })).toBe("1,00,000 projects");
  expect(createTranslate("mr", catalogues.mr)("gallery.count", { count: 50_000 })).toBe("50,000 कामे");
});
