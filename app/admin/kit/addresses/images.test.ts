import { expect, test } from "vitest";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import { imagesAddress, nextSort, readImagesQuery } from "./images.ts";

const everything = { ...everyImage, sort: null, page: 1 };

test.each([
  ["", everything],
  ["search=+Tata+Ace+&page=3", { ...everything, search: "Tata Ace", page: 3 }],
  ["sort=vehicle", { ...everything, sort: { by: "vehicle", isDescending: false } }],
  ["sort=-created", { ...everything, sort: { by: "created", isDescending: true } }],
  ["sort=", everything],
  ["sort=--created", everything],
  ["sort=id;drop", everything],
  [
    "work=painting&vehicle=+Tata++Ace&body=Container&kind=pairs&month=2026-11",
    {
      ...everything,
      ...({ work: "painting", vehicle: "Tata Ace", body: "Container" } as const),
      ...({ kind: "pairs", month: "2026-11" } as const),
    },
  ],
  ["work=all&vehicle=&kind=everything&month=2026-13", everything],
  [`vehicle=${"x".repeat(81)}&month=2026-1`, everything],
])("'?%s' asks for %j", (address, query) => {
  expect(readImagesQuery(new URLSearchParams(address))).toEqual(query);
});

test.each([
  [everything, "/admin/images"],
  [
    {
      ...everything,
      search: "दिंडी & रथ",
      vehicle: "A&B",
      month: "2026-11",
      sort: { by: "body-type", isDescending: true },
      page: 2,
    } as const,
    null,
  ],
])("an address leads back to what it was made from", (query, address) => {
  const made = imagesAddress(query);
  if (address !== null) expect(made).toBe(address);
  expect(readImagesQuery(new URL(made, "http://admin.invalid").searchParams)).toEqual(query);
});

test("a second press on a heading turns the order round", () => {
  const vehicle = nextSort(null, "vehicle");
  expect(vehicle).toEqual({ by: "vehicle", isDescending: false });
  expect(nextSort(vehicle, "vehicle")).toEqual({ by: "vehicle", isDescending: true });
  expect(nextSort(vehicle, "created")).toEqual({ by: "created", isDescending: true });
});
