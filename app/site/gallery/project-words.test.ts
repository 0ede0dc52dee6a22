import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { untranslated } from "#domain/reference-lists/names.ts";
import { bodyTypeName } from "./project-words.ts";

test.each([
  ["mr", "Open half body", "ओपन हाफ बॉडी"],
  ["hi", "FOOD VAN", "फ़ूड वैन"],
  ["mr", "Tractor trolley", "Tractor trolley"],
  ["en", "Open half body", "Open half body"],
] as const)("in %s the body type %s is called %s", (language, stored, shown) => {
  expect(bodyTypeName({ language, texts: textsOf(language) }, untranslated(stored))).toBe(shown);
});

test.each([
  ["en", "Open half body"],
  ["hi", "खुली बॉडी"],
  ["mr", "ओपन हाफ बॉडी"],
] as const)(
  "in %s a body type is called what the administrator wrote, else what its page says: %s [LST-10]",
  (language, shown) => {
    const body = { name: "Open half body", hi: "खुली बॉडी", mr: "" };
    expect(bodyTypeName({ language, texts: textsOf(language) }, body)).toBe(shown);
  },
);
