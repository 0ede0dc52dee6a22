import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { bodyTypeName } from "./project-words.ts";

test.each([
  ["mr", "Open half body", "ओपन हाफ बॉडी"],
  ["hi", "FOOD VAN", "फ़ूड वैन"],
  ["mr", "Tractor trolley", "Tractor trolley"],
  ["en", "Open half body", "Open half body"],
] as const)("in %s the body type %s is called %s", (language, stored, shown) => {
  expect(bodyTypeName({ language, texts: textsOf(language) }, stored)).toBe(shown);
});
