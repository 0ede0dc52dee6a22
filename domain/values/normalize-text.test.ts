import { expect, test, vi } from "vitest";
import { foldLine, latinDigits, normalizeLine, normalizeText } from "./normalize-text.ts";

test("a text that is too long is not normalized [SEC-6]", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  expect(normalizeLine("x".repeat(11), 10)).toBeNull();
  expect(normalizeText("x\n".repeat(6), 10)).toBeNull();
  expect(normalize).not.toHaveBeenCalled();
  expect(foldLine("X".repeat(11), 10)).toBe("x".repeat(10));
});

test("what grows too long by being normalized is too long", () => {
  expect(normalizeLine("\u0958".repeat(10), 10)).toBeNull();
  expect(normalizeLine("\u0958".repeat(5), 10)).toHaveLength(10);
});

test("a line end counts once, however it is written", () => {
  expect(normalizeText("a\r\nb\r\nc", 5)).toBe("a\nb\nc");
  expect(normalizeText("a\r\nb\r\nc", 4)).toBeNull();
});

test("the digits of every script are Latin ones, of no other sign", () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(latinDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
  expect(latinDigits("½ ² Ⅳ 九")).toBe("½ ² Ⅳ 九");
});

test.each(["\u200b", "\u3164", "\u2800", "\ufe0f", "\u00ad", "\u034f", " \u200d\u200b ", "\u{e0100}"])(
  "nothing is written where nothing is seen: %j",
  (text) => {
    expect(normalizeLine(text, 10)).toBe("");
    expect(normalizeText(`${text}\n`, 10)).toBe("");
    expect(foldLine(text, 10)).toBe("");
  },
);

test("joiners stay in what is kept, and count for nothing where texts are compared", () => {
  expect(normalizeLine("दुसर्\u200dया", 20)).toBe("दुसर्\u200dया");
  expect(foldLine("दुसर्\u200dया", 20)).toBe(foldLine("दुसऱ्या".replace("ऱ", "र"), 20));
  expect(foldLine("Ｔａｔａ\u200b Ace\ufe0f", 20)).toBe("tata ace");
});
