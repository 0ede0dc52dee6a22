import { expect, test } from "vitest";
import { readListQuery, withQuery } from "./list-query.ts";

test.each([
  ["", { search: "", page: 1 }],
  ["search=+tata+ace+&page=2", { search: "tata ace", page: 2 }],
  ["page=0", { search: "", page: 1 }],
  ["page=-2", { search: "", page: 1 }],
  ["page=1.5", { search: "", page: 1 }],
  ["page=two", { search: "", page: 1 }],
  ["page=1e99", { search: "", page: 1 }],
])("'?%s' is read as %o", (parameters, query) => {
  expect(readListQuery(new URLSearchParams(parameters))).toEqual(query);
});

test("a search of endless length is cut", () => {
  expect(readListQuery(new URLSearchParams({ search: "a".repeat(5000) })).search).toHaveLength(200);
});

test.each([
  [{ search: "", page: 1 }, "/admin/body-types"],
  [{ search: "50% & more", page: 3 }, "/admin/body-types?search=50%25+%26+more&page=3"],
  [{ search: "दिंडी & रथ", page: 1 }, null],
])("%o is written as %s and read again", (query, address) => {
  const written = withQuery("/admin/body-types", query);
  if (address !== null) expect(written).toBe(address);
  expect(readListQuery(new URL(written, "http://admin.invalid").searchParams)).toEqual(query);
});
