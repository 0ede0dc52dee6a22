import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { jpegSegments } from "#platform/images/file-parts.ts";
import { pngChunk } from "./photographs.ts";

const size = { width: 640, height: 480 };
const corners = [
  [200, 60, 40],
  [40, 150, 60],
  [40, 70, 180],
  [220, 190, 60],
] as const;

/** Four quarters with a gradient, so that sides and colours can be told; `noise` makes it hard to compress. */
export function plainPicture(noise = 1): Sharp {
  const pixels = Buffer.alloc(size.width * size.height * 3);
  let random = 1;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const colour = corners[(y < size.height / 2 ? 0 : 2) + (x < size.width / 2 ? 0 : 1)] ?? corners[0];
      const at = (y * size.width + x) * 3;
      for (const [channel, value] of colour.entries()) {
        random = (random * 1103515245 + 12345) % 2 ** 31;
        pixels[at + channel] = Math.min(255, value + ((x * 7 + y * 3) % 23) + ((random >> 16) % noise));
      }
    }
  }
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}

const jpeg = () => plainPicture().jpeg({ quality: 90 }).toBuffer();
const png = () => plainPicture().png().toBuffer();
const fixture = (name: string) => readFile(`tests/fixtures/photographs/${name}`);

const frame = 0xc0;

export function beforeSegment(file: Buffer, wanted: number, bytes: Buffer): Buffer {
  for (const { code, at } of jpegSegments(file)) {
    if (code === wanted) return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
  }
  throw new Error("there is no such segment");
}

function withChunks(file: Buffer, ...chunks: Buffer[]): Buffer {
  const header = 33;
  return Buffer.concat([file.subarray(0, header), ...chunks, file.subarray(header)]);
}

/** Hundred thousandths (PNG 3, 11.3.2). */
const gamma = (value: number) => pngChunk("gAMA", numbers(value));
const displayP3 = pngChunk("cHRM", numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000));
/** Primaries and transfer of RGB in the whole range (ITU-T H.273). */
const codePoints = (primaries: number, transfer: number) =>
  pngChunk("cICP", Buffer.from([primaries, transfer, 0, 1]));

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
}

const deep = () => plainPicture().toColourspace("rgb16");
const comment = Buffer.from("CREATOR: a camera");
const plain = { width: 640, height: 480, average: [136, 128, 96] } as const;

const coloured = (...average: number[]) => ({ ...plain, average });
const turned = { width: 480, height: 640, average: [136, 128, 96] } as const;
const asCameraHeld = (noise?: number) => plainPicture(noise).withMetadata({ orientation: 6 });

interface OddPhotograph {
  make: () => Promise<Buffer>;
  width: number;
  height: number;
  average: readonly number[];
}

export const oddPhotographs: Readonly<Record<string, OddPhotograph>> = {
  "stray-bytes-in-header.jpg": {
    make: async () => beforeSegment(await jpeg(), frame, Buffer.from([0x00, 0x13])),
    ...plain,
  },
  "short-comment.jpg": {
    // Its length is five bytes too short.
    make: async () =>
      beforeSegment(
        await jpeg(),
        frame,
        Buffer.concat([Buffer.from([0xff, 0xfe, 0, comment.length - 3]), comment]),
      ),
    ...plain,
  },
  "ff00-in-header.jpg": {
    make: async () => beforeSegment(await jpeg(), frame, Buffer.from([0xff, 0x00, 0x01, 0x02])),
    ...plain,
  },
  "stray-bytes-at-end.jpg": {
    make: async () => {
      const file = await jpeg();
      return Buffer.concat([file.subarray(0, -2), Buffer.from("1234567890abcdef", "hex"), file.subarray(-2)]);
    },
    ...plain,
  },
  "no-last-checksum.png": { make: async () => (await png()).subarray(0, -4), ...plain },
  "turned-lossless.webp": {
    make: () => asCameraHeld(24).webp({ lossless: true }).toBuffer(),
    ...turned,
    average: [147, 140, 108],
  },
  "turned-small.webp": { make: () => asCameraHeld().webp({ quality: 5 }).toBuffer(), ...turned },
  "turned.png": { make: () => asCameraHeld().png().toBuffer(), ...turned },
  "animated.avif": { make: () => fixture("animated.avif"), ...plain },
  "gamma.png": {
    make: async () => withChunks(await png(), gamma(62500)),
    ...coloured(154, 153, 122),
  },
  "grey-gamma.png": {
    make: async () => withChunks(await plainPicture().greyscale().png().toBuffer(), gamma(62500)),
    ...coloured(163, 163, 163),
  },
  "deep-gamma.png": {
    make: async () => withChunks(await deep().png().toBuffer(), gamma(62500)),
    ...coloured(154, 153, 122),
  },
  "deep-profile.png": {
    make: () => deep().withIccProfile("p3").png().toBuffer(),
    ...plain,
  },
  "p3-by-chromaticities.png": {
    make: async () => withChunks(await png(), gamma(45455), displayP3),
    ...coloured(126, 125, 75),
  },
  "p3-by-code-points.png": {
    make: async () => withChunks(await png(), codePoints(12, 13)),
    ...coloured(127, 125, 78),
  },
  "pq-by-code-points.png": {
    make: async () => withChunks(await png(), codePoints(9, 16)),
    ...coloured(128, 96, 64),
  },
  "hlg-by-code-points.png": {
    make: async () => withChunks(await png(), codePoints(9, 18)),
    ...coloured(126, 92, 57),
  },
  "code-points-over-profile.png": {
    make: async () =>
      withChunks(await plainPicture().withIccProfile("p3").png().toBuffer(), codePoints(1, 13)),
    ...coloured(141, 131, 105),
  },
  "p3-by-nclx.avif": { make: () => fixture("p3-by-nclx.avif"), ...coloured(127, 125, 78) },
  "p3-limited-range.avif": { make: () => fixture("p3-limited-range.avif"), ...coloured(126, 126, 76) },
  "pq-by-nclx.avif": { make: () => fixture("pq-by-nclx.avif"), ...coloured(128, 97, 64) },
};

export function oddPhotograph(name: string): OddPhotograph {
  const found = oddPhotographs[name];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
