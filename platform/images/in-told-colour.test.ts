import { expect, test } from "vitest";
import { oddPhotograph } from "#tests/support/odd-photographs.ts";
import { inToldColour } from "./in-told-colour.ts";
import { sharp } from "./sharp.ts";
import { toldColour } from "./told-colour.ts";

test("an AVIF is given its profile also where its pixels go on to the end of the file", async () => {
  const file = await oddPhotograph("p3-by-nclx.avif").make();
  file.writeUInt32BE(0, file.indexOf("mdat") - 4);
  const { hasProfile, width } = await sharp(inToldColour(file, "AVIF")).metadata();
  expect({ hasProfile, width }).toEqual({ hasProfile: true, width: 640 });
});

test("what is sRGB, or has a profile already, stays as it is", async () => {
  const file = await oddPhotograph("p3-by-nclx.avif").make();
  const coded = file.indexOf("nclx") + 4;
  file.writeUInt16BE(1, coded);
  expect(toldColour(file, "AVIF")).toBeNull();
  expect(inToldColour(file, "AVIF")).toBe(file);
  const profiled = await oddPhotograph("deep-profile.png").make();
  expect(inToldColour(profiled, "PNG")).toBe(profiled);
});

test.each([
  ["AVIF", "p3-by-nclx.avif"],
  ["PNG", "p3-by-chromaticities.png"],
] as const)("whatever the header of an %s holds (%s), nothing is thrown", async (type, name) => {
  const sound = await oddPhotograph(name).make();
  let random = 1;
  const next = (below: number) => {
    random = (random * 1103515245 + 12345) % 2 ** 31;
    return (random >> 8) % below;
  };
  for (let round = 0; round < 300; round++) {
    const file = Buffer.from(sound.subarray(0, 12 + next(600)));
    for (let change = 0; change < 4; change++) file[8 + next(file.length - 8)] = next(256);
    expect(() => inToldColour(file, type)).not.toThrow();
  }
});
