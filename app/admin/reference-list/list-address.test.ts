import { expect, test } from "vitest";
import { addressOf, readNamesQuery } from "./list-address.ts";

test.each([
  ["", { search: "", page: 1 }],
  ["search=+tata+ace+&page=2", { search: "tata ace", page: 2 }],
  ["page=0", { search: "", page: 1 }],
  ["page=1.5", { search: "", page: 1 }],
  ["page=two", { search: "", page: 1 }],
  ["page=1e99", { search: "", page: 1 }],
])("'?%s' is read as %o", (parameters, asked) => {
  expect(readNamesQuery(new URLSearchParams(parameters))).toEqual(asked);
});

test("a search of endless length is cut", () => {
  expect(readNamesQuery(new URLSearchParams({ search: "a".repeat(5000) })).search).toHaveLength(200);
});

test.each([
  [{ search: "", page: 1 }, "/admin/body-types"],
  [{ search: "50% & more", page: 3 }, "/admin/body-types?search=50%25+%26+more&page=3"],
])("%o is written as %s", (asked, address) => {
  expect(addressOf("/admin/body-types", asked)).toBe(address);
  expect(readNamesQuery(new URL(address, "http://office.invalid").searchParams)).toEqual(asked);
});
