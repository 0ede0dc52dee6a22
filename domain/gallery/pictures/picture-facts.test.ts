import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { isObjectName, objectNameFor } from "./picture-facts.ts";

const arrivedAt = new Date("2026-03-14T09:26:53.589Z");
const named = (originalName: string, index = 0) =>
  objectNameFor({ role: "main", index, originalName }, arrivedAt);

test("follows the pattern the customer asked for [PIC-2]", () => {
  expect(objectNameFor({ role: "before", index: 3, originalName: "IMG_2041.JPG" }, arrivedAt)).toBe(
    "before_1773480413589_3_IMG_2041.jpg",
  );
});

test.each([
  ["Dindi Rath (final).jpeg", "Dindi-Rath-final"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Photos\\Truck 7.png", "Truck-7"],
  ["Gemälde déjà vu.webp", "Gemalde-deja-vu"],
  ["टाटा ऐस.jpg", "photo"],
  [".htaccess", "htaccess"],
  ["truck.tar.gz", "truck-tar"],
  ["a\0b\r\nSet-Cookie: x.jpg", "a-b-Set-Cookie-x"],
  ["", "photo"],
])("keeps of %j what is safe: %s [PIC-2]", (originalName, kept) => {
  expect(named(originalName)).toBe(`main_1773480413589_0_${kept}.jpg`);
});

test("sets apart what would share a name [PIC-2]", () => {
  const photograph = { role: "after", index: 0, originalName: "a.jpg" } as const;
  expect(objectNameFor(photograph, arrivedAt, "1f2e3d4c")).toBe("after_1773480413589_0_a-1f2e3d4c.jpg");
});

test("is a bounded, safe name whatever the device calls the file", () => {
  const originalName = anyText({ maxLength: 3000 });
  const distinction = fc.option(fc.constant("1f2e3d4c"), { nil: undefined });
  fc.assert(
    fc.property(originalName, fc.double(), distinction, (text, index, distinct) => {
      const name = objectNameFor({ role: "main", index, originalName: text }, arrivedAt, distinct);
      expect(isObjectName(name)).toBe(true);
      expect(name.length).toBeLessThan(120);
    }),
  );
});

test.each([
  "main_1_0_.jpg",
  "main_1_0_a.png",
  "other_1_0_a.jpg",
  "main_1_0_a.jpg\n",
  "main_1_0_../a.jpg",
  "sizes",
])("does not take %j for a picture's name", (text) => {
  expect(isObjectName(text)).toBe(false);
});
