import { expect, test } from "vitest";
import { textsOf } from "./texts.server.ts";
import { createTranslate } from "./translate.ts";

test("a key without a sentence shows itself [LANG-2]", () => {
  const translate: (key: string) => string = createTranslate("en", textsOf("en")) as (key: string) => string;
  expect(translate("gallery.nowhere")).toBe("gallery.nowhere");
});

test("counts choose their form and are grouped the Indian way in Latin digits [LANG-8]", () => {
  expect(createTranslate("en", textsOf("en"))("gallery.count", { count: 1 })).toBe("1 project");
  expect(createTranslate("en", textsOf("en"))("gallery.count", { count: 100_000 })).toBe("1,00,000 projects");
  expect(createTranslate("mr", textsOf("mr"))("gallery.count", { count: 50_000 })).toBe("50,000 कामे");
});
