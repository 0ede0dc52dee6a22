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

test.each([
  ["{n}-year warranty, in {n} weeks", { n: 1 }, "1-year warranty, in 1 week"],
  ["{n} वर्षांची वॉरंटी", { n: 1 }, "1 वर्षाची वॉरंटी"],
  ["{n} वर्षांची वॉरंटी", { n: 2 }, "2 वर्षांची वॉरंटी"],
  ["{n} वर्षांहून अधिक; {n} वर्षे", { n: 1 }, "1 वर्षाहून अधिक; 1 वर्ष"],
  ["{n} आठवड्यांत, {n} आठवडे.", { n: "1" }, "1 आठवड्यात, 1 आठवडा."],
  ["{n} दिवसांत, {n} दिवस", { n: "1" }, "1 दिवसात, 1 दिवस"],
  ["{n} दिवसांत", { n: "3-5" }, "3-5 दिवसांत"],
  ["{n} महिन्यांनी, {n} महिने", { n: 1 }, "1 महिन्याने, 1 महिना"],
  ["{n} मिनिटांनी", { n: 21 }, "21 मिनिटांनी"],
  ["{n} पैकी {m} वेळा", { n: 1, m: 1 }, "1 पैकी 1 वेळा"],
])("behind a number %j agrees with it: %j [LANG-8]", (sentence, values, said) => {
  expect(fillPlaceholders(sentence, values)).toBe(said);
});
