import { expect, test } from "vitest";
import { pauseSentence } from "./pause-sentence.ts";

test.each([
  [1, "1 second"],
  [15, "15 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("a pause of %i seconds is told as '%s'", (seconds, wait) => {
  expect(pauseSentence(seconds)).toBe(`Too many attempts. Please wait ${wait} and try again.`);
});
