import { expect, test } from "vitest";
import { panelColour } from "./panel-colour.ts";

test.each([
  ["#ffffff", "#555555"],
  ["#000000", "#000000"],
  ["#10163f", "#10163f"],
])("behind light text %s becomes %s", (colour, panel) => {
  expect(panelColour(colour)).toBe(panel);
});
