import { expect, test } from "vitest";
import { keysIn, marked, withoutMarks } from "./document-marks.ts";
import { defaultLists, markedListsWith } from "./lists.server.ts";
import { defaultNames } from "./texts.server.ts";

test("a text says unseen which document it is of, and can be read without that", () => {
  const title = marked("गाडी\u200d", "texts/home.hero.title");
  const sentence = marked(`${title}, 2005`, "lists/faq/a-b_1");
  expect(keysIn(sentence)).toEqual(["texts/home.hero.title", "lists/faq/a-b_1"]);
  expect(withoutMarks(sentence)).toBe("गाडी\u200d, 2005");
  expect(withoutMarks(`/contact?service=${encodeURIComponent(title)}&a=%F0%9F%91%8D`)).toBe(
    `/contact?service=${encodeURIComponent("गाडी\u200d")}&a=%F0%9F%91%8D`,
  );
  expect(marked("", "texts/home.hero.lead")).toBe("");
});

test("what is chosen in a list is not marked, as pages compare it [EDIT-2]", () => {
  const size = { en: "large", hi: "large", mr: "large" };
  const brands = defaultLists.brands.map((brand) => ({ ...brand, size }));
  const [brand] = markedListsWith(defaultNames, { ...defaultLists, brands })("mr").brands;
  expect(brand?.size).toBe("large");
  expect(keysIn(brand?.name ?? "")).toEqual([`lists/brands/${brand?.id}`]);
});
