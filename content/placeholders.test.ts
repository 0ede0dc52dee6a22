import { expect, test } from "vitest";
import { fillPlaceholders } from "./placeholders.ts";

test("numbers are grouped the Indian way and years given as text are not [LANG-8]", () => {
  expect(fillPlaceholders("{count} since {since}", { count: 123_456, since: "2005" })).toBe(
    "1,23,456 since 2005",
  );
});

test("a placeholder without a value stays", () => {
  expect(fillPlaceholders("Version of {date}", { since: "2005" })).toBe("Version of {date}");
});
