import { expect, test } from "vitest";
import { fillAllPlaceholders, fillPlaceholders } from "./placeholders.ts";

test("numbers are grouped the Indian way and years given as text are not", () => {
  expect(fillPlaceholders("{count} since {since}", { count: 123_456, since: "2005" })).toBe(
    "1,23,456 since 2005",
  );
});

test("a placeholder without a value stays", () => {
  expect(fillPlaceholders("Version of {date}", { since: "2005" })).toBe("Version of {date}");
});

test("every sentence of nested texts is filled", () => {
  const texts = { title: "Since {since}", blocks: ["a", ["in {since}"]] };
  expect(fillAllPlaceholders(texts, { since: "2005" })).toEqual({
    title: "Since 2005",
    blocks: ["a", ["in 2005"]],
  });
});
