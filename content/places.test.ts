import { expect, test } from "vitest";
import { fillAllPlaces, fillPlaces } from "./places.ts";

test("numbers are grouped the Indian way and years given as text are not", () => {
  expect(fillPlaces("{count} since {since}", { count: 123_456, since: "2005" })).toBe("1,23,456 since 2005");
});

test("a place that nobody knows yet stays", () => {
  expect(fillPlaces("Version of {date}", { since: "2005" })).toBe("Version of {date}");
});

test("every sentence of nested texts is filled", () => {
  const texts = { title: "Since {since}", blocks: ["a", ["in {since}"]] };
  expect(fillAllPlaces(texts, { since: "2005" })).toEqual({
    title: "Since 2005",
    blocks: ["a", ["in 2005"]],
  });
});
