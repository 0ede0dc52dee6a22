import { expect, test } from "vitest";
import { type Language, languages } from "./languages.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { textsOf } from "./texts.server.ts";

interface SearchWords {
  title: string;
  description: string;
}

const longestTitle = 60;
const descriptionSigns = { least: 110, most: 160 };

const values = { hours: "9:00 AM - 6:00 PM" };

const isSearchWords = (part: object): part is SearchWords => "title" in part && "description" in part;

function searchWordsIn(part: unknown, path: string): [path: string, words: SearchWords][] {
  if (typeof part !== "object" || part === null) return [];
  if (path.endsWith(".search")) return isSearchWords(part) ? [[path, filled(part)]] : [];
  return Object.entries(part).flatMap(([name, inner]) => searchWordsIn(inner, `${path}.${name}`));
}

function filled({ title, description }: SearchWords): SearchWords {
  return { title, description: fillPlaceholders(description, values) };
}

const pagesIn = (language: Language) => searchWordsIn(textsOf(language), "");

test.each(languages)("search engines show every title and description whole in $name [SEO-1]", ({ code }) => {
  const pages = pagesIn(code);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(([, { title }]) => title.length > longestTitle)).toEqual([]);
  const { least, most } = descriptionSigns;
  const unfit = pages.filter(
    ([
      ,
      {
        description: { length },
      },
    ]) => length < least || length > most,
  );
  expect(unfit).toEqual([]);
});

test.each(languages)("no two pages have the same title or description in $name [SEO-1]", ({ code }) => {
  for (const part of ["title", "description"] as const) {
    const words = pagesIn(code).map(([, words]) => words[part]);
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  }
});

test.each([
  ["en", "truck body builder", ".home"],
  ["en", "truck body builder Sample Town", ".home"],
  ["en", "truck body builder Maharashtra", ".home"],
  ["en", "tata ace body price", ".services.body-building"],
  ["en", "pickup body price", ".services.body-building"],
  ["en", "tata ace container body", ".bodyTypes.container-body"],
  ["en", "chhota hathi half body", ".bodyTypes.open-half-body"],
  ["en", "food van builder Maharashtra", ".bodyTypes.food-van"],
  ["en", "truck painting Sample Town", ".services.painting"],
  ["en", "truck accident repair", ".services.denting"],
  ["en", "truck body design photos", ".gallery"],
  ["en", "rath builder", ".services.custom-projects"],
  ["hi", "ट्रक बॉडी बिल्डर", ".home"],
  ["hi", "ट्रक बॉडी बिल्डर नमूना नगर", ".home"],
  ["hi", "छोटा हाथी बॉडी दाम", ".services.body-building"],
  ["hi", "टाटा एस बॉडी", ".services.body-building"],
  ["hi", "फ़ूड वैन बनाने वाले", ".bodyTypes.food-van"],
  ["hi", "रथ बनाने वाले", ".services.custom-projects"],
  ["hi", "ट्रक पेंटिंग", ".services.painting"],
  ["mr", "ट्रक बॉडी बिल्डर", ".home"],
  ["mr", "ट्रक बॉडी बिल्डर नमुना नगर", ".home"],
  ["mr", "छोटा हत्ती बॉडी दर", ".services.body-building"],
  ["mr", "टाटा एस बॉडी", ".services.body-building"],
  ["mr", "फूड व्हॅन बनवणारे", ".bodyTypes.food-van"],
  ["mr", "रथ बनवणारे", ".services.custom-projects"],
] as const)("whoever types in %s '%s' finds those words at %s [SEO-1]", (language, query, path) => {
  const words = new Map(pagesIn(language)).get(`${path}.search`);
  const said = `${words?.title} ${words?.description}`.toLowerCase();
  expect(
    query
      .toLowerCase()
      .split(" ")
      .filter((word) => !said.includes(word)),
  ).toEqual([]);
});
