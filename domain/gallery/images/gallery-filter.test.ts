import { expect, test } from "vitest";
import { galleryQuery, readGalleryFilter } from "./gallery-page.ts";

const everything = { work: null, vehicle: null, body: null, page: 1 };

test("an address without filters asks for everything [GAL-4]", () => {
  expect(readGalleryFilter(new URLSearchParams())).toEqual(everything);
  expect(galleryQuery(everything)).toBe("");
});

test("an address says its filter and is said by it [GAL-4]", () => {
  const filter = { work: "painting", vehicle: "टाटा Ace & Co", body: "Food van", page: 3 } as const;
  expect(readGalleryFilter(new URLSearchParams(galleryQuery(filter)))).toEqual(filter);
});

test.each([
  "work=all",
  "work=%00",
  "page=-1",
  "page=1e9",
  "page=NaN",
  "vehicle=",
  `vehicle=${"x".repeat(500)}`,
  "body=%20",
])("%s makes no sense and counts as not given [GAL-4]", (query) => {
  expect(readGalleryFilter(new URLSearchParams(query))).toEqual(everything);
});
