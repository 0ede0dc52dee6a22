import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

function pieces(sentence: string): string[] {
  return sentence.split(/(?<=[ -])(?!\u2060)/);
}

test.each([
  ["takes 3-5 days, then", ["takes ", "3-5 days, ", "then"]],
  ["2-4 हफ़्ते", ["2-4 हफ़्ते"]],
  ["2-4 आठवड्यांत", ["2-4 आठवड्यांत"]],
  ["MS tube 40 × 40 × 2 mm or 1,200-1,800 mm", ["MS tube ", "40 × 40 × 2 mm ", "or ", "1,200-1,800 mm"]],
  ["an e-mail, U-bolts, यू-बोल्ट", ["an ", "e-mail, ", "U-bolts, ", "यू-बोल्ट"]],
  ["a 1-year warranty under ISO 9001:2015", ["a ", "1-year ", "warranty ", "under ", "ISO 9001:2015"]],
  ["three-wheelers have a sub-frame", ["three-wheelers ", "have ", "a ", "sub-frame"]],
  ["from Door-to-door, for public-awareness", ["from ", "Door-to-door, ", "for ", "public-", "awareness"]],
  ["गाड़ी के लिए कौन से काग़ज़", ["गाड़ी ", "के ", "लिए ", "कौन से ", "काग़ज़"]],
  ["न घसरणारा आणि जान न गंजणारे", ["न घसरणारा ", "आणि ", "जान ", "न गंजणारे"]],
  ["पास-पास सब-फ़्रेम", ["पास-पास ", "सब-फ़्रेम"]],
  ["RTO च्या नियमात PU पेंट", ["RTO च्या ", "नियमात ", "PU पेंट"]],
  ["a mini-truck since 2005 with", ["a ", "mini-truck ", "since ", "2005 ", "with"]],
])("%j ends no line inside a measure", (sentence, expected) => {
  const seen = pieces(keepTogether(sentence)).map((piece) =>
    piece.replaceAll("\u2060", "").replaceAll("\u00a0", " "),
  );
  expect(seen).toEqual(expected);
});

test("an address stays as it is copied", () => {
  const sentence =
    "Write to sales@body-shop.example or in-house@shop.example, see https://body-shop.example/in-work.";
  expect(keepTogether(sentence)).toBe(sentence);
});
