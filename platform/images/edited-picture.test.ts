import sharp from "sharp";
import { expect, test } from "vitest";
import { quarterColours, quartersSeenIn, quartersTurnedBy } from "#tests/support/photographs.ts";
import { encodeEdited } from "./edited-picture.ts";
import { cutOf, type PictureEdit, straighteningZoom, unedited, wholePicture } from "./picture-edit.ts";

const quarters = await sharp(await quartersTurnedBy(1))
  .resize(960, 640, { kernel: "nearest" })
  .jpeg({ quality: 95 })
  .toBuffer();

const edited = (edit: Partial<PictureEdit>, longestSide = 1920) =>
  encodeEdited(quarters, { ...unedited, ...edit }, longestSide);

async function coloursOf(picture: Buffer): Promise<number[]> {
  const seen = await quartersSeenIn(picture);
  return seen.map((colour) =>
    quarterColours.findIndex((known) =>
      known.every((value, channel) => Math.abs(value - (colour[channel] ?? -99)) < 25),
    ),
  );
}

test.each([
  [0, 960, 640, [0, 1, 2, 3]],
  [1, 640, 960, [2, 0, 3, 1]],
  [2, 960, 640, [3, 2, 1, 0]],
  [3, 640, 960, [1, 3, 0, 2]],
])("%i quarter turns go clockwise [EDT-2]", async (turns, width, height, colours) => {
  const picture = await edited({ turns });
  expect(picture).toMatchObject({ width, height });
  expect(await coloursOf(picture.bytes)).toEqual(colours);
});

test.each([
  [0, { x: 0.5, y: 0, width: 0.5, height: 0.5 }, 480, 320, 1],
  [0, { x: 0, y: 0.5, width: 0.25, height: 0.25 }, 240, 160, 2],
  [1, { x: 0.5, y: 0, width: 0.5, height: 0.5 }, 320, 480, 0],
  [3, { x: 0, y: 0.5, width: 0.4, height: 0.4 }, 256, 384, 0],
])("after %i turns what lies in the crop is left [EDT-2]", async (turns, crop, width, height, colour) => {
  const picture = await edited({ turns, crop });
  expect(picture).toMatchObject({ width, height });
  expect(await coloursOf(picture.bytes)).toEqual([colour, colour, colour, colour]);
});

test.each([-10, -0.4, 3, 10])(
  "straightened by %d degrees no corner is empty, and the middle stays",
  async (angle) => {
    for (const turns of [0, 1]) {
      const picture = await edited({ turns, angle });
      const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
      for (const corner of [
        0,
        info.width - 1,
        info.width * (info.height - 1),
        info.width * info.height - 1,
      ]) {
        const at = corner * info.channels;
        expect(Math.max(...data.subarray(at, at + 3))).toBeGreaterThan(150);
      }
      expect(await coloursOf(picture.bytes)).toEqual(turns === 0 ? [0, 1, 2, 3] : [2, 0, 3, 1]);
      const zoom = straighteningZoom({ width: 960, height: 640 }, angle);
      expect(Math.abs(Math.max(info.width, info.height) - 960 / zoom)).toBeLessThan(8);
    }
  },
);

test("a straightened picture is turned clockwise by a positive angle", async () => {
  const line = await sharp({ create: { width: 800, height: 400, channels: 3, background: "white" } })
    .composite([
      { input: Buffer.from('<svg width="800" height="400"><rect y="195" width="800" height="10"/></svg>') },
    ])
    .jpeg()
    .toBuffer();
  const { bytes } = await encodeEdited(line, { ...unedited, angle: 5 }, 1920);
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const darkest = (x: number) => {
    const column = Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255);
    return column.indexOf(Math.min(...column));
  };
  expect(darkest(info.width - 20)).toBeGreaterThan(darkest(20) + 30);
});

test("an edited picture is no larger than is stored, and has neither metadata nor more pixels than there were", async () => {
  const small = await edited({ turns: 1 }, 480);
  expect(small).toMatchObject({ width: 320, height: 480 });
  const tiny = await edited({ crop: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 } });
  expect(tiny).toMatchObject({ width: 96, height: 64 });
  const { exif, icc, xmp, format, space } = await sharp(small.bytes).metadata();
  expect({ exif, icc, xmp, format, space }).toEqual({ format: "jpeg", space: "srgb" });
});

test("what is cut lies within the photograph, however far into a corner it is", () => {
  for (const turns of [0, 1, 2, 3]) {
    for (const angle of [-10, 0, 7.5]) {
      for (const crop of [wholePicture, { x: 0.95, y: 0, width: 0.05, height: 0.05 }]) {
        const { left, top, width, height } = cutOf({ width: 7, height: 4003 }, { turns, angle, crop }).area;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(7);
        expect(top + height).toBeLessThanOrEqual(4003);
      }
    }
  }
});
