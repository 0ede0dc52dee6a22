import { expect, test } from "vitest";
import { tataAce as listed } from "#tests/support/gallery-image.ts";
import { isStarShown, newestImage } from "./listed-image.ts";

const starred = { ...listed, isFeatured: true, version: 2 };

test("what a change was answered counts until the list is as new, whichever arrives first", () => {
  expect(newestImage(listed, null)).toBe(listed);
  expect(newestImage(listed, starred)).toBe(starred);
  const readAgain = { ...starred };
  expect(newestImage(readAgain, starred)).toBe(readAgain);
});

test("what somebody else has changed since counts as soon as the list shows it", () => {
  const elsewhere = { ...listed, vehicleName: "Bolero", isFeatured: false, version: 3 };
  expect(newestImage(elsewhere, starred)).toBe(elsewhere);
});

test("a pressed star shows what was asked for until the server answers, and then what is stored [IMG-8]", () => {
  const formData = new FormData();
  formData.set("isFeatured", "false");
  expect(isStarShown(starred, { state: "submitting", formData })).toBe(false);
  expect(isStarShown(starred, { state: "loading", formData })).toBe(true);
  expect(isStarShown(starred, { state: "idle", formData: undefined })).toBe(true);
  expect(isStarShown(listed, { state: "idle", formData: undefined })).toBe(false);
});

test("a star stays as it is while something else of the image is being changed", () => {
  const formData = new FormData();
  formData.set("intent", "delete");
  expect(isStarShown(starred, { state: "submitting", formData })).toBe(true);
});
