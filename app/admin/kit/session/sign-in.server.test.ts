import { expect, test } from "vitest";
import * as adminText from "#content/en/admin/index.ts";
import { waitSentence } from "./sign-in.server.ts";

test.each([
  [1, "Too many attempts. Please wait 1 second and try again."],
  [59, "Too many attempts. Please wait 59 seconds and try again."],
  [60, "Too many attempts. Please wait 1 minute and try again."],
  [61, "Too many attempts. Please wait 2 minutes and try again."],
])("%i seconds are told as '%s'", (seconds, sentence) => {
  expect(waitSentence(adminText, seconds)).toBe(sentence);
});
