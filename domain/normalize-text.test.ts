import { expect, test, vi } from "vitest";
import { foldLine, normalizeLine, normalizeText } from "./normalize-text.ts";

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
