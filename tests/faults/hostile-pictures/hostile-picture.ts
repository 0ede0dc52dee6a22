import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { flatPng, photographOf, pngChunk } from "../../support/photographs.ts";

export interface HostilePicture {
  what: string;
  bytes: Buffer;
}

export async function soundPictures(): Promise<Record<string, Buffer>> {
  const photograph = () => photographOf(120, 80);
  const glass = sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 200, b: 90, alpha: 0.5 } },
  });
  return {
    "baseline JPEG": await photograph().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "progressive JPEG": await photograph().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    "CMYK JPEG": await photograph().toColourspace("cmyk").jpeg().toBuffer(),
    PNG: await photograph().withIccProfile("p3").png().toBuffer(),
    "palette PNG": await photograph().png({ palette: true }).toBuffer(),
    "interlaced PNG": await flatPng({ width: 64, height: 40, bits: 16, isInterlaced: true }),
    WebP: await photograph().webp().toBuffer(),
    "lossless WebP": await glass.clone().webp({ lossless: true }).toBuffer(),
    AVIF: await photograph().avif({ effort: 0 }).toBuffer(),
    "transparent AVIF": await glass.clone().avif({ effort: 0, bitdepth: 10 }).toBuffer(),
  };
}

/** Numbers at which decoders reckon wrongly. */
const edges = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff];

const place = fc.oneof(
  {
    arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((part) => ({ part, most: 600 })),
    weight: 3,
  },
  {
    arbitrary: fc.double({ min: 0, max: 0.999, noNaN: true }).map((part) => ({ part, most: 1e9 })),
    weight: 1,
  },
);
type Place = { part: number; most: number };
const atIn = ({ part, most }: Place, { length }: Buffer) => Math.floor(part * Math.min(length, most));

type Change = (picture: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;

const overwritten: fc.Arbitrary<Change> = fc
  .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 8 }))
  .map(([where, bytes]) => (picture) => {
    picture.set(bytes.subarray(0, picture.length - atIn(where, picture)), atIn(where, picture));
    return picture;
  });

const edgeNumber: fc.Arbitrary<Change> = fc
  .tuple(place, fc.constantFrom(...edges), fc.constantFrom(1, 2, 4))
  .map(([where, number, bytes]) => (picture) => {
    const at = Math.max(0, Math.min(atIn(where, picture), picture.length - bytes));
    if (picture.length >= bytes) picture.writeUIntBE(number % 2 ** (8 * bytes), at, bytes);
    return picture;
  });

const cutOff: fc.Arbitrary<Change> = place.map(
  (where) => (picture) => picture.subarray(0, atIn(where, picture)),
);

const repeated: fc.Arbitrary<Change> = fc
  .tuple(place, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 3000 }))
  .map(([where, length, times]) => (picture) => {
    const at = atIn(where, picture);
    const part = picture.subarray(at, at + length);
    const again = Buffer.alloc(part.length * times, part.length > 0 ? part : 0);
    return Buffer.concat([picture.subarray(0, at), again, picture.subarray(at)]);
  });

const png = Buffer.from("\x89PNG", "latin1");
/** Length, name and content of a PNG's header, then its checksum (PNG 11.2.1). */
const header = { name: 12, width: 16, height: 20, bits: 24, end: 29 };

const pngHeader: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom(1, 7, 5_000, 16_384, 16_385, 50_000_000),
    fc.constantFrom(1, 2, 5_000, 16_384, 50_000_000),
    fc.tuple(fc.constantFrom(1, 2, 4, 8, 16, 3), fc.constantFrom(0, 2, 3, 4, 6, 5)),
    fc.constantFrom(0, 1, 2),
  )
  .map(([width, height, [bits, colour], interlacing]) => (picture) => {
    if (!picture.subarray(0, 4).equals(png) || picture.length < header.end + 4) return picture;
    picture.writeUInt32BE(width, header.width);
    picture.writeUInt32BE(height, header.height);
    picture.set([bits, colour, 0, 0, interlacing], header.bits);
    picture.writeUInt32BE(crc32(picture.subarray(header.name, header.end)), header.end);
    return picture;
  });

const pngParts: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom("gAMA", "sRGB", "cHRM", "iCCP", "tIME", "eXIf", "tRNS", "PLTE", "IDAT", "zTXt", "acTL"),
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(1, 2, 900, 1_100, 60_000),
  )
  .map(([name, content, times]) => (picture) => {
    if (!picture.subarray(0, 4).equals(png)) return picture;
    const chunk = pngChunk(name, Buffer.from(content));
    const at = header.end + 4;
    const all = Buffer.alloc(chunk.length * times, chunk);
    return Buffer.concat([picture.subarray(0, at), all, picture.subarray(at)]);
  });

const change = fc.oneof(overwritten, edgeNumber, edgeNumber, cutOff, repeated, pngHeader, pngParts);

export async function hostilePictures(seed: number, count: number): Promise<HostilePicture[]> {
  const sound = Object.entries(await soundPictures());
  const arbitrary = fc.tuple(fc.nat(sound.length - 1), fc.array(change, { minLength: 1, maxLength: 4 }));
  return fc.sample(arbitrary, { seed, numRuns: count }).map(([index, changes], number) => {
    const [kind, picture] = sound[index] ?? ["", Buffer.alloc(0)];
    const bytes = changes.reduce((changed, make) => make(changed), Buffer.from(picture));
    return { what: `picture ${number} of the seed ${seed}, a ${kind}`, bytes };
  });
}
