import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { isObjectName, objectNameFor } from "./picture-metadata.ts";

const arrivedAt = new Date("2026-03-14T09:26:53.589Z");
const named = (originalName: string, index = 0) =>
  objectNameFor({ role: "main", index, originalName }, arrivedAt);

test("follows the pattern the customer asked for [PIC-2]", () => {
  expect(objectNameFor({ role: "before", index: 3, originalName: "IMG_2041.JPG" }, arrivedAt)).toBe(
    "before_1773480413589_3_IMG_2041.jpg",
  );
});

test.each([
  ["IMG_20260314-WA0007.jpg", "IMG_20260314-WA0007"],
  ["WhatsApp Image 2026-03-14 at 9.26.53 AM.jpeg", "WhatsApp-Image-2026-03-14-at-9-26-53-AM"],
  ["PXL_20260314_092653589.jpg", "PXL_20260314_092653589"],
  ["P1010234 (2).JPG", "P1010234-2"],
  ["C:\\DCIM\\DSC_0042.jpg", "DSC_0042"],
  ["Screenshot_2026-03-14.png", "Screenshot_2026-03-14"],
])("keeps of %j what a device calls its files: %s [PIC-2]", (originalName, kept) => {
  expect(named(originalName)).toBe(`main_1773480413589_0_${kept}.jpg`);
});

test.each([
  ...["Ramesh Patil.jpeg", "IMG_2041 Ramesh.jpg", "98220 12345.jpg", "IMG 9822012345.jpg", "MH12AB1234.jpg"],
  ...[
    "../../etc/passwd",
    "Gemälde.webp",
    "टाटा ऐस.jpg",
    ".htaccess",
    "a\0b\r\nSet-Cookie: x.jpg",
    "20260314.jpg",
    "",
  ],
])("puts nothing that a person called it, as %j, into a public address [PIC-2]", (originalName) => {
  expect(named(originalName)).toBe("main_1773480413589_0_photo.jpg");
});

test("sets apart what would share a name [PIC-2]", () => {
  const photograph = { role: "after", index: 0, originalName: "IMG_1.jpg" } as const;
  expect(objectNameFor(photograph, arrivedAt, "1f2e3d4c")).toBe("after_1773480413589_0_IMG_1-1f2e3d4c.jpg");
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
