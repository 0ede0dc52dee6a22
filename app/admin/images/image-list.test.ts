import { expect, test } from "vitest";
import { readPage } from "./image-list.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
  ["page=1e99", 1],
])("'?%s' asks for page %i", (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
