import { expect, test } from "vitest";
import { keepAllTogether, keepTogether } from "./keep-together.ts";

/** What a line may end behind: the sentence cut at each place where it may be broken by a space or a hyphen. */
function pieces(sentence: string): string[] {
  return sentence.split(/(?<=[ -])(?!\u2060)/);
}

test.each([
  ["takes 3-5 days, then", ["takes ", "3-5 days, ", "then"]],
  ["2-4 हफ़्ते", ["2-4 हफ़्ते"]],
  ["2-4 आठवड्यांत", ["2-4 आठवड्यांत"]],
  ["MS tube 40 × 40 × 2 mm or 1,200-1,800 mm", ["MS ", "tube ", "40 × 40 × 2 mm ", "or ", "1,200-1,800 mm"]],
  ["an e-mail, U-bolts, यू-बोल्ट", ["an ", "e-mail, ", "U-bolts, ", "यू-बोल्ट"]],
  ["a 1-year warranty under ISO 9001:2015", ["a ", "1-year ", "warranty ", "under ", "ISO 9001:2015"]],
  ["पास-पास सब-फ़्रेम", ["पास-पास ", "सब-फ़्रेम"]],
  ["RTO च्या नियमात PU पेंट", ["RTO च्या ", "नियमात ", "PU पेंट"]],
  ["a mini-truck since 2005 with", ["a ", "mini-", "truck ", "since ", "2005 ", "with"]],
])("%j ends no line inside a measure", (sentence, expected) => {
  const seen = pieces(keepTogether(sentence)).map((piece) =>
    piece.replaceAll("\u2060", "").replaceAll("\u00a0", " "),
  );
  expect(seen).toEqual(expected);
});

test("nested texts are kept together, words for search engines stay plain", () => {
  const texts = { search: { title: "In 3-5 days" }, points: ["3 mm"] };
  expect(keepAllTogether(texts)).toEqual({ search: { title: "In 3-5 days" }, points: ["3\u00a0mm"] });
});
