import { expect, test } from "vitest";
import { addressOf, nextSort, readAskedList } from "./list-address.ts";

const everything = { search: "", sort: null, page: 1 };

test.each([
  ["", everything],
  ["search=+Tata+Ace+", { ...everything, search: "Tata Ace" }],
  ["page=3", { ...everything, page: 3 }],
  ["sort=vehicle", { ...everything, sort: { by: "vehicle", isDescending: false } }],
  ["sort=-created", { ...everything, sort: { by: "created", isDescending: true } }],
  ["sort=", everything],
  ["sort=--created", everything],
  ["sort=id;drop", everything],
  ["page=0", everything],
  ["page=-2", everything],
  ["page=1.5", everything],
  ["page=two", everything],
  ["page=1e99", everything],
  [`search=${"x".repeat(900)}`, { ...everything, search: "x".repeat(200) }],
])("'?%s' asks for %j", (address, asked) => {
  expect(readAskedList(new URLSearchParams(address))).toEqual(asked);
});

test.each([
  [everything, "/admin/images"],
  [{ search: "दिंडी & रथ", sort: { by: "body-type", isDescending: true }, page: 2 } as const, null],
])("an address leads back to what it was made from", (asked, address) => {
  const made = addressOf(asked);
  if (address !== null) expect(made).toBe(address);
  expect(readAskedList(new URL(made, "http://office.invalid").searchParams)).toEqual(asked);
});

test("a second press on a heading turns the order round", () => {
  const vehicle = nextSort(null, "vehicle");
  expect(vehicle).toEqual({ by: "vehicle", isDescending: false });
  expect(nextSort(vehicle, "vehicle")).toEqual({ by: "vehicle", isDescending: true });
  expect(nextSort(vehicle, "created")).toEqual({ by: "created", isDescending: true });
});
