import { expect, test } from "vitest";
import { foldSearched } from "#domain/values/normalize-text.ts";
import { differentPairs, samePairs } from "#tests/support/search-pairs.ts";
import { hasWord, searchedText } from "./search.ts";

function finds(search: string, text: string): boolean {
  const searched = searchedText([text]);
  return foldSearched(search)
    .split(" ")
    .every((word) => hasWord(searched, word));
}

test.each(Object.entries(samePairs))(
  "a search finds %s across scripts and spellings [IMG-2, ENQ-3]",
  (_, pairs) => {
    const missed = pairs.filter((pair) => {
      const [search = "", text = ""] = pair.split("|");
      return !finds(search, text);
    });
    expect(missed).toEqual([]);
  },
);

test("words that only look alike are not found for each other [IMG-2, ENQ-3]", () => {
  expect(Object.values(samePairs).flat().length).toBeGreaterThanOrEqual(60);
  expect(differentPairs.length).toBeGreaterThanOrEqual(60);
  const mistaken = differentPairs.filter((pair) => {
    const [one = "", other = ""] = pair.split("|");
    return finds(one, other) || finds(other, one);
  });
  expect(mistaken).toEqual([]);
});

test("a word is found by its letters anywhere, by its sound from its beginning", () => {
  expect(finds("tain", "Container")).toBe(true);
  expect(finds("kanten", "Container")).toBe(true);
  expect(finds("tenar", "Container")).toBe(false);
  expect(finds("nagpur", "नागपूरकर")).toBe(true);
  expect(finds("407", "Tata 4070")).toBe(true);
  expect(finds("a", "b")).toBe(false);
});
