import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const drawn = join(import.meta.dirname, "band.svg");
const shipped = join(import.meta.dirname, "band.webp");

test("the band that pages paint is the drawing at three times its size", async () => {
  const drawing = await sharp(drawn, { density: 3 * 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const band = await sharp(shipped).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(band.info).toEqual(drawing.info);
  const seen = (pixels: Buffer) => pixels.map((value, at) => (pixels[at | 3] === 0 ? 0 : value));
  expect(Buffer.compare(seen(band.data), seen(drawing.data))).toBe(0);
});
