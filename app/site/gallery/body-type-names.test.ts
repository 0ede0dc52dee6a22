import { expect, test } from "vitest";
import { bodyTypePages } from "#app/site/page-names.ts";
import { textsOf } from "#content/texts.server.ts";
import { bodyTypeNames } from "./body-type-names.ts";

test.each([
  ["mr", "Open half body", "ओपन हाफ बॉडी"],
  ["hi", "FOOD VAN", "फ़ूड वैन"],
  ["mr", "Tractor trolley", "Tractor trolley"],
  ["en", "Open half body", "Open half body"],
] as const)("in %s the body type %s is called %s", (language, stored, shown) => {
  expect(bodyTypeNames(language, bodyTypePages(textsOf(language)))(stored)).toBe(shown);
});
