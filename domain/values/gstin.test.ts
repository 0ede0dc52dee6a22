import { expect, test } from "vitest";
import { readGstin } from "./gstin.ts";

test.each([
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  [" 27 aapfu 0939 f1zv ", "27AAPFU0939F1ZV"],
  ["२७AAPFU०९३९F१ZV", "27AAPFU0939F1ZV"],
  ["27AAPFU0939F1ZU", null],
  ["27AAPFU0993F1ZV", null],
  ["27AAPFU0939F1ZV1", null],
  ["AAPFU0939F", null],
  ["", null],
])("%j is the GST number %j [QUO-8]", (typed, gstin) => {
  expect(readGstin(typed)).toBe(gstin);
});
