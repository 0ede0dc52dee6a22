import { expect, test } from "vitest";
import { createLettering } from "./lettering.ts";

const fonts = new URL("../../app/ui/fonts/", import.meta.url);
const latin = new URL("anek-latin.ttf", fonts);
const lettering = createLettering({ latin, devanagari: new URL("anek-devanagari.ttf", fonts) });

const glyphs = (drawing: string) => drawing.match(/<path/g)?.length ?? 0;

test("letters of both scripts stand on one line, conjuncts joined [PNT-3]", async () => {
  const raju = await lettering.outline("Raju");
  expect(glyphs(raju.drawing)).toBe(4);
  const both = await lettering.outline("Raju श्री");
  expect(both.width).toBeGreaterThan(raju.width);
  expect(glyphs((await lettering.outline("श्री")).drawing)).toBeLessThan(4);
});

test("nothing is no letters and no width", async () => {
  expect(await lettering.outline("")).toEqual({ drawing: "", width: 0 });
});

test("a face that cannot be read is an error each time", async () => {
  const missing = createLettering({ latin, devanagari: new URL("none.ttf", fonts) });
  await expect(missing.outline("Raju")).rejects.toThrow("cannot be read");
  await expect(missing.outline("Raju")).rejects.toThrow("cannot be read");
});
