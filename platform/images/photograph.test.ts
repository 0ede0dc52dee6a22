import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  bombOf,
  flatPng,
  heifHeader,
  photographOf,
  pngChunk,
  quarterColours,
  quartersSeenIn,
  quartersSize,
  quartersTurnedBy,
  uploadedFile,
} from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

const limits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 };

const encoder = createPictureEncoder(limits, 1920);

async function take(bytes: Uint8Array, name = "upload.jpg") {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, name, bytes);
  const taken = await encoder.encode(path);
  expect(await readdir(folder.path)).toEqual([name]);
  return taken;
}

const dotPng = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const header = 33;
  return Buffer.concat([png.subarray(0, header), ...chunks, png.subarray(header)]);
}

async function taken(bytes: Uint8Array, name?: string) {
  const outcome = await take(bytes, name);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

const refusal = (kind: string, more = {}) => ({
  ok: false,
  refusal: expect.objectContaining({ kind, ...more }),
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("turns EXIF orientation %i upright [PIC-5]", async (orientation) => {
  const picture = await taken(await quartersTurnedBy(orientation));
  expect(picture).toMatchObject(quartersSize);
  for (const [quarter, colour] of (await quartersSeenIn(picture.bytes)).entries()) {
    for (const [channel, value] of colour.entries()) {
      expect(Math.abs(value - (quarterColours[quarter]?.[channel] ?? -99))).toBeLessThan(12);
    }
  }
});

test("strips every trace of place, camera and author [PIC-5]", async () => {
  const bytes = await photographOf(320, 200)
    .withExif({
      IFD0: { Make: "Camera", Copyright: "Someone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1", GPSLongitudeRef: "E" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Pune</place></x:xmpmeta>')
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const before = await sharp(bytes).metadata();
  expect([before.exif, before.xmp, before.icc].every((block) => block !== undefined)).toBe(true);

  const picture = await taken(bytes);

  const after = await sharp(picture.bytes).metadata();
  expect(after).toMatchObject({ format: "jpeg", space: "srgb", channels: 3 });
  for (const block of [after.exif, after.xmp, after.icc, after.iptc]) expect(block).toBeUndefined();
  expect(after.orientation).toBeUndefined();
  expect(picture.bytes.includes("Pune")).toBe(false);
});

test("turns colours of another profile into sRGB", async () => {
  const plain = sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 80, b: 60 } },
  });
  const wide = await plain.withIccProfile("p3").png().toBuffer();
  expect([...(await sharp(wide, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)]).not.toEqual([
    200, 80, 60,
  ]);
  const { placeholder } = await taken(wide);
  const seen = Buffer.from(placeholder.slice(1), "hex");
  for (const [channel, value] of [200, 80, 60].entries()) {
    expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThan(4);
  }
});

test("takes CMYK and grey photographs as sRGB", async () => {
  for (const space of ["cmyk", "b-w"]) {
    const picture = await taken(await photographOf(64, 48).toColourspace(space).jpeg().toBuffer());
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ space: "srgb", channels: 3 });
  }
});

test("lays transparent pictures on white and tells their average colour", async () => {
  const glass = sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  expect((await taken(await glass.png().toBuffer())).placeholder).toBe("#ffffff");
});

test("reduces to 1920 pixels on the longest side and never enlarges [PIC-5]", async () => {
  expect(await taken(await photographOf(100, 2400).jpeg().toBuffer())).toMatchObject({
    width: 80,
    height: 1920,
  });
  expect(await taken(await photographOf(300, 200).jpeg().toBuffer())).toMatchObject({
    width: 300,
    height: 200,
  });
});

test.each(["jpeg", "png", "webp", "avif"] as const)("takes %s under any name [PIC-3]", async (format) => {
  const bytes = await photographOf(200, 100).toFormat(format).toBuffer();
  const picture = await taken(bytes, "holiday.pdf");
  expect(picture).toMatchObject({ width: 200, height: 100 });
  expect((await sharp(picture.bytes).metadata()).format).toBe("jpeg");
});

test("takes the first frame of an animation", async () => {
  const frames = await Promise.all(
    ["#ff0000", "#0000ff"].map((background) =>
      sharp({ create: { width: 50, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const picture = await taken(animation);
  expect(picture).toMatchObject({ width: 50, height: 40 });
  expect(picture.placeholder).toMatch(/^#f[a-f0-9]0/);
});

test.each(["jpeg", "png", "webp", "avif"] as const)("refuses a truncated %s", async (format) => {
  const whole = await photographOf(320, 240).toFormat(format).toBuffer();
  for (const part of [0.03, 0.3, 0.6, 0.95]) {
    expect(await take(whole.subarray(0, Math.floor(whole.length * part)))).toEqual(refusal("damaged"));
  }
});

test("refuses a truncated progressive JPEG", async () => {
  const whole = await photographOf(640, 480).jpeg({ mozjpeg: true }).toBuffer();
  expect(await take(whole.subarray(0, Math.floor(whole.length * 0.7)))).toEqual(refusal("damaged"));
});

test("refuses a JPEG whose end is only zeros, as a broken copy leaves it", async () => {
  const whole = await photographOf(640, 480).jpeg().toBuffer();
  whole.fill(0, Math.floor(whole.length / 2));
  expect(await take(whole)).toEqual(refusal("damaged"));
});

test("takes a sound JPEG with the odd scan header that many phones write", async () => {
  const bytes = await photographOf(640, 480).jpeg({ progressive: false }).toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
  expect(await taken(bytes)).toMatchObject({ width: 640, height: 480 });
});

test("refuses what is not a photograph, whatever it is called [PIC-3]", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });
  expect(await take(Buffer.alloc(0))).toEqual(refusal("empty"));
  expect(await take(svg)).toEqual(refusal("other kind of file", { found: "SVG" }));
  expect(await take(await dot.clone().gif().toBuffer())).toEqual(
    refusal("other kind of file", { found: "GIF" }),
  );
  expect(await take(await dot.clone().tiff().toBuffer())).toEqual(
    refusal("other kind of file", { found: "TIFF" }),
  );
  expect(await take(heifHeader("heic", "mif1"))).toEqual(refusal("other kind of file", { found: "HEIC" }));
  expect(await take(Buffer.from("%PDF-1.7"))).toEqual(refusal("other kind of file", { found: "PDF" }));
  expect(await take(Buffer.from("MZ and so on"))).toEqual(
    refusal("other kind of file", { found: "unknown" }),
  );
  expect(await take(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual(refusal("damaged"));
});

test("refuses 25 MB and one byte without looking into it [PIC-4]", async () => {
  expect(await take(Buffer.alloc(limits.bytes + 1, 0xff))).toEqual(refusal("too many bytes"));
});

test("refuses a decompression bomb by its header [PIC-4]", async () => {
  expect(await take(await bombOf(9000))).toEqual(refusal("too many pixels", { width: 9000, height: 9000 }));
});

test.each(["zTXt", "iTXt"])("takes a PNG without unpacking its texts (%s)", async (name) => {
  const texts = pngChunk(name, Buffer.alloc(8_000_000, "a\0"));
  expect(await taken(withChunks(await dotPng(), [texts]))).toMatchObject({ width: 8, height: 8 });
});

test.each(["sRGB", "zzZz"])("refuses a PNG of two hundred thousand empty parts (%s)", async (name) => {
  const parts = Buffer.alloc(12 * 200_000, pngChunk(name, Buffer.alloc(0)));
  expect(await take(withChunks(await dotPng(), [parts]))).toEqual(refusal("too demanding"));
});

test("a PNG may have as many parts as an encoder writes, and its picture comes in any number of them", async () => {
  const others = Array.from({ length: 900 }, () => pngChunk("tIME", Buffer.alloc(7)));
  const empty = Array.from({ length: 5000 }, () => pngChunk("IDAT", Buffer.alloc(0)));
  expect(await taken(withChunks(await dotPng(), [...others, ...empty]))).toMatchObject({ width: 8 });
});

test.each([
  { width: 25_000_000, height: 2, bits: 16 },
  { width: 50_000_000, height: 1, bits: 8 },
  { width: 1, height: 50_000_000, bits: 8 },
] as const)("refuses $width × $height pixels by a side [PIC-4]", async ({ width, height, bits }) => {
  const long = await flatPng({ width, height, bits });
  expect(await take(long)).toEqual(refusal("too long a side", { width, height }));
});

test("by what a PNG's header says it takes fewer pixels where each takes more memory [PIC-4]", async () => {
  const sides = { width: 7000, height: 7000 };
  const deep = { kind: "too many pixels", ...sides, limit: 32_000_000 };
  const large = await flatPng({ ...sides, bits: 16, isInterlaced: true });
  expect(await take(large)).toEqual({ ok: false, refusal: deep });
  expect(await taken(await flatPng({ ...sides, bits: 8 }))).toMatchObject({ width: 1920, height: 1920 });
});

test("takes 50 megapixels of a JPEG in the coding that takes most memory [PIC-4]", async () => {
  const large = sharp({ create: { width: 8000, height: 6250, channels: 3, background: "#b5651d" } });
  const turned = large.withMetadata({ orientation: 6 });
  const bytes = await turned.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  expect(await taken(bytes)).toMatchObject({ width: 1500, height: 1920 });
});

test("gives up the original of a WebP where only that takes too much memory", async () => {
  const enormous = Buffer.from("UklGRh4AAABXRUJQVlA4TBEAAAAvP18aFgdQrSJXoYCBiOh/AAA=", "base64");
  expect(await taken(enormous)).toMatchObject({ width: 1920, height: 1500, original: null });
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "without its original a large %s is judged and turned in the same way [QP-4]",
  async (format) => {
    await using folder = await temporaryFolder();
    const { encodeSmall } = createPictureEncoder(limits, 500);
    const whole = await photographOf(600, 400).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const path = await uploadedFile(folder.path, "whole", whole);
    expect(await encodeSmall(path, "visitor")).toMatchObject({
      value: { width: 333, height: 500, original: null },
    });
    for (const part of [0.3, 0.6, 0.95]) {
      const cut = await uploadedFile(folder.path, "cut", whole.subarray(0, Math.floor(whole.length * part)));
      expect(await encodeSmall(cut, "visitor")).toEqual(refusal("damaged"));
    }
  },
);

test("takes an AVIF of 14.5 megapixels, of 12.5 where it is deep, and tells of a larger one the limit [PIC-4]", async () => {
  const plain = (width: number, options = {}) =>
    sharp({ create: { width, height: 3125, channels: 3, background: "#b5651d" } })
      .avif({ effort: 0, ...options })
      .toBuffer();
  expect(await taken(await plain(4640))).toMatchObject({ width: 1920, height: 1293 });
  expect(await take(await plain(4641))).toEqual(
    refusal("too many pixels", { width: 4641, height: 3125, limit: 14_500_000 }),
  );
  expect(await taken(await plain(4000, { bitdepth: 12 }))).toMatchObject({ width: 1920, height: 1500 });
  expect(await take(await plain(4004, { bitdepth: 12 }))).toEqual(
    refusal("too many pixels", { width: 4004, height: 3125, limit: 12_500_000 }),
  );
});

test("a file that is not there is a fault, not a refusal", async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, "other.jpg"), "");
  await expect(encoder.encode(join(folder.path, "gone.jpg"))).rejects.toThrow(/ENOENT/);
});

test("a photograph for which there was no file handle is a fault, never called damaged [PIC-3]", async () => {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "upload.jpg", await photographOf(300, 200).jpeg().toBuffer());
  const program = `ulimit -n 64 && exec "${process.execPath}" tests/support/encode-without-handles.ts "${path}"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", program]);
  expect(JSON.parse(stdout)).toEqual(["EMFILE", "encoded"]);
});
