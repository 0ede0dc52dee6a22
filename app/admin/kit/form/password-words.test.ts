import { expect, test } from "vitest";
import * as adminText from "#content/en/admin/index.ts";
import { strengthHint } from "./password-words.ts";

test("below the advised length the hint advises 12 or more [ACC-6]", () => {
  const advice = "12 or more characters are advised, for example a few unrelated words.";
  expect(strengthHint(adminText, { steps: 0, hint: "empty" })).toBe(advice);
  expect(strengthHint(adminText, { steps: 2, hint: "fair" })).toBe(`Fair. ${advice}`);
  expect(strengthHint(adminText, { steps: 0, hint: "too common" })).toBe(
    `This password is one of those that are tried first. ${advice}`,
  );
  expect(strengthHint(adminText, { steps: 3, hint: "strong" })).toBe("Strong.");
});
