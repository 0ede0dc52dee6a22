import { expect, test } from "vitest";
import { canonicalPath, languageOfPath, pathWithoutLanguage, sitePath } from "./paths.ts";

test("the prefix says the language, whatever follows it [LANG-5]", () => {
  expect(languageOfPath("/gallery")).toBe("en");
  expect(languageOfPath("/hi/gallery")).toBe("hi");
  expect(languageOfPath("/MR/no/such/page")).toBe("mr");
  expect(languageOfPath("/mr.data")).toBe("mr");
  expect(languageOfPath("/hindi")).toBe("en");
});

test("a page has one path in each language [LANG-5]", () => {
  expect(sitePath("en", "/")).toBe("/");
  expect(sitePath("hi", "/")).toBe("/hi");
  expect(sitePath("mr", "/gallery?work=painting")).toBe("/mr/gallery?work=painting");
  expect(pathWithoutLanguage("/mr")).toBe("/");
  expect(pathWithoutLanguage("/hi/contact")).toBe("/contact");
});

test("capitals and slashes too many lead to the one address [SITE-12]", () => {
  expect(canonicalPath("/Gallery/")).toBe("/gallery");
  expect(canonicalPath("/")).toBe("/");
  expect(canonicalPath("//evil.example/")).toBe("/evil.example");
  expect(canonicalPath("/caf%C3%A9")).toBe("/caf%C3%A9");
});

test("an address has one spelling, whatever of it is escaped [SITE-12]", () => {
  expect(canonicalPath("/h%69/%43ontact")).toBe("/hi/contact");
  expect(canonicalPath("/caf%c3%a9%2fx%2E%7e%2D%5F")).toBe("/caf%C3%A9%2Fx.~-_");
  expect(canonicalPath("/%2569")).toBe("/%2569");
});

test.each([
  "%20",
  "%E2%80%8B",
  "%E0%A5%A4",
  ".",
  ")",
  ",",
  "%22",
  ").",
  "%20%20/",
  "%EF%B8%8F",
  "*",
  "%F0%9F%91%8D",
  "/.../",
])("what stands behind a link, as %s, is no part of its address [SITE-12]", (end) => {
  expect(canonicalPath(`/hi/contact${end}`)).toBe("/hi/contact");
  expect(canonicalPath(`/${end}`)).toBe("/");
  expect(canonicalPath(`/%E0%A4%A6%E0%A4%BE${end}`)).toBe("/%E0%A4%A6%E0%A4%BE");
});
