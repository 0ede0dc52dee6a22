import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

test("drawings have the colours of the style sheet", async () => {
  const style = await readFile(new URL("styles.css", import.meta.url), "utf8");
  const tokens = Object.keys(colours).map((name) => [
    name,
    style.match(`--color-${name}: (#[0-9a-f]{6});`)?.[1],
  ]);
  expect(Object.fromEntries(tokens)).toEqual(colours);
});
