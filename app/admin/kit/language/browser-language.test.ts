import { expect, test } from "vitest";
import { browserLanguage } from "./browser-language.ts";

test.each([
  ["mr-IN,mr;q=0.9,en-US;q=0.8,en;q=0.7", "mr"],
  ["fr-FR, hi;q=0.4, en;q=0.8", "en"],
  ["hi-Latn-IN", "hi"],
  ["MR ; q=0.5", "mr"],
  ["ta-IN,ta;q=0.9", null],
  ["mr;q=0, hi;q=nonsense", null],
  ["*", null],
  ["", null],
  [null, null],
])("a browser that asks for %s is spoken to in %s [ADM-17]", (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});
