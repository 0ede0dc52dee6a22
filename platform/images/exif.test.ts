import sharp from "sharp";
import { expect, test } from "vitest";
import {
  cameraExif,
  type ExifDirectory,
  exifOf,
  exifTags,
  photographsWithExif,
} from "#tests/support/exif-blocks.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { keepOrientationOnly } from "./exif.ts";
import { fileTypeOf } from "./file-type.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

const formats = ["jpeg", "png", "webp", "avif"] as const;
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
const turned: ExifDirectory = { entries: [{ tag: exifTags.orientation, type: "short", value: 6 }] };
const pointers = [exifTags.exif, exifTags.gps, exifTags.interoperability];

function directoriesPointing(count: number, entries: number): ExifDirectory[] {
  return Array.from({ length: count }, (_, place) => ({
    entries: [
      ...turned.entries,
      ...Array.from({ length: entries }, (_, number) => ({
        tag: pointers[number % pointers.length] ?? 0,
        to: (place + number + 1) % count,
      })),
    ],
  }));
}

const hostile = {
  "a circle of directories": exifOf(directoriesPointing(52, 100)),
  "directories that fan out": exifOf(directoriesPointing(1500, 2)),
  "a deep chain": exifOf(directoriesPointing(2000, 1)),
  "a directory that is its own": exifOf([
    { entries: Array.from({ length: 5000 }, (_, number) => ({ tag: pointers[number % 3] ?? 0, to: 0 })) },
  ]),
  "more entries than there are bytes": Buffer.from("49492a0008000000ffff12010300", "hex"),
  "a first directory far away": Buffer.from("4d4d002afffffff0", "hex"),
  nothing: Buffer.alloc(0),
};

const encoder = createPictureEncoder({ bytes: 1_000_000, pixels: 1_000_000 }, 1920);

async function encoded(photograph: Buffer) {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "upload", photograph);
  return await encoder.encodeSmall(path, "visitor");
}

async function leftOf(photograph: Buffer) {
  keepOrientationOnly(photograph, fileTypeOf(photograph));
  const { exif, orientation = null } = await sharp(photograph).metadata();
  return { orientation, exif };
}

const cases = formats.flatMap((format) =>
  Object.entries(hostile).map(([what, exif]) => ({ format, what, exif })),
);

test.each(cases)("takes $format whose EXIF has $what", async ({ format, exif }) => {
  expect(await encoded(await photographsWithExif[format](exif))).toMatchObject({ ok: true });
});

test.each(["jpeg", "png", "webp"] as const)(
  "keeps the orientation of %s with a hostile EXIF",
  async (format) => {
    const photograph = await photographsWithExif[format](hostile["a circle of directories"]);
    expect(await encoded(photograph)).toMatchObject({ value: { width: 8, height: 16 } });
  },
);

const cameras = (["jpeg", "png", "webp"] as const).flatMap((format) =>
  [false, true].map((isBigEndian) => ({ format, isBigEndian })),
);

test.each(cameras)(
  "leaves of a camera's EXIF in a $format nothing but its orientation (big-endian: $isBigEndian) [PIC-5]",
  async ({ format, isBigEndian }) => {
    for (const orientation of orientations) {
      const photograph = await photographsWithExif[format](cameraExif(orientation, isBigEndian));
      expect((await sharp(photograph).metadata()).orientation).toBe(orientation);
      const left = await leftOf(photograph);
      expect(left.orientation).toBe(orientation);
      const tiff = left.exif?.toString("hex").replace(/^457869660000/, "");
      expect(tiff?.slice(0, 52)).toBe(`49492a0008000000010012010300010000000${orientation}00000000000000`);
    }
  },
);

test("hides the EXIF of an AVIF, which is turned without it", async () => {
  const photograph = await photographsWithExif.avif(cameraExif(6, false));
  const before = await sharp(photograph).metadata();
  expect(before.exif).toBeDefined();
  expect(await leftOf(photograph)).toEqual({ orientation: null, exif: undefined });
  expect(await encoded(photograph)).toMatchObject({ value: { width: 16, height: 8 } });
});

test.each(["byte", "short", "long"] as const)("reads an orientation that is a %s", async (type) => {
  const exif = exifOf([{ entries: [{ tag: exifTags.orientation, type, value: 8 }] }]);
  const photograph = await photographsWithExif.jpeg(exif);
  expect((await sharp(photograph).metadata()).orientation).toBe(8);
  expect((await leftOf(photograph)).orientation).toBe(8);
});

test("finds EXIF behind bytes that decoders skip", async () => {
  const plain = await photographsWithExif.jpeg(cameraExif(6, true));
  const skipped = Buffer.from("ff00" + "0011" + "ffd0" + "ff01" + "fffe0002" + "ffff", "hex");
  const photograph = Buffer.concat([plain.subarray(0, 2), skipped, plain.subarray(2)]);
  expect((await sharp(photograph, { failOn: "none" }).metadata()).orientation).toBe(6);
  keepOrientationOnly(photograph, fileTypeOf(photograph));
  const { orientation, exif } = await sharp(photograph, { failOn: "none" }).metadata();
  const firstDirectory = 14;
  expect({ orientation, entries: exif?.readUInt16LE(firstDirectory) }).toEqual({
    orientation: 6,
    entries: 1,
  });
});

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Exif</note></x:xmpmeta>';

test("leaves everything else as it was", async () => {
  for (const format of formats) {
    const photograph = await photographOf(64, 48).withXmp(xmp).toFormat(format).toBuffer();
    const before = Buffer.from(photograph);
    keepOrientationOnly(photograph, fileTypeOf(photograph));
    expect(photograph.equals(before)).toBe(true);
  }
});
