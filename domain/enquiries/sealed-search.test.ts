import { expect, test } from "vitest";
import { createSealedSearch } from "./sealed-search.ts";

const search = createSealedSearch("a secret of more than thirty-two characters");

test.each(["98220 12345", "गणपतराव शिंदे", ""])("the search '%s' can be opened and not be read", (words) => {
  const sealed = search.seal(words);
  expect(search.open(sealed)).toBe(words);
  expect(sealed).toMatch(/^[\w-]+$/);
  if (words !== "") expect(Buffer.from(sealed, "base64url").includes(words)).toBe(false);
});

test("the same search is sealed differently each time", () => {
  expect(search.seal("98220")).not.toBe(search.seal("98220"));
});

test("what was not sealed here, or was changed since, says nothing", () => {
  const sealed = search.seal("98220 12345");
  const elsewhere = createSealedSearch("another secret of thirty-two characters");
  expect(elsewhere.open(sealed)).toBe("");
  for (const broken of [
    "",
    "98220",
    "शिंदे",
    `${sealed.slice(0, -2)}AA`,
    sealed.slice(0, 30),
    sealed.slice(4),
  ]) {
    expect(search.open(broken)).toBe("");
  }
});
