import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32, createDeflate } from "node:zlib";
import sharp from "sharp";

export async function uploadedFile(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A picture with soft, noisy tones, so that it compresses like a photograph. */
export function photographOf(width: number, height: number) {
  const noise = { type: "gaussian" as const, mean: 140, sigma: 18 };
  return sharp({ create: { width, height, channels: 3, background: "#b5651d", noise } });
}

export async function bombOf(side: number): Promise<Buffer> {
  const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: "black" } })
    .png()
    .toBuffer();
  // After the signature the length, name, width and height of IHDR, and 13 bytes later its check sum (PNG, 11.2.1).
  for (const at of [16, 20]) bomb.writeUInt32BE(side, at);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

export const quartersSize = { width: 96, height: 64 };

export const quarterColours = [
  [220, 30, 30],
  [30, 180, 40],
  [30, 40, 210],
  [240, 220, 40],
] as const;

/** Where the upright pixel (x, y) is stored, for each EXIF orientation (Exif 2.32, 4.6.4 A). */
const storedPlaces: readonly ((x: number, y: number) => [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [quartersSize.width - 1 - x, y],
  (x, y) => [quartersSize.width - 1 - x, quartersSize.height - 1 - y],
  (x, y) => [x, quartersSize.height - 1 - y],
  (x, y) => [y, x],
  (x, y) => [y, quartersSize.width - 1 - x],
  (x, y) => [quartersSize.height - 1 - y, quartersSize.width - 1 - x],
  (x, y) => [quartersSize.height - 1 - y, x],
];

export async function quartersTurnedBy(orientation: number): Promise<Buffer> {
  const place = storedPlaces[orientation - 1] ?? ((x, y) => [x, y]);
  const { width, height } = quartersSize;
  const stored = orientation > 4 ? { width: height, height: width } : { width, height };
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [storedX, storedY] = place(x, y);
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      pixels.set(quarterColours[quarter] ?? [], (storedY * stored.width + storedX) * 3);
    }
  }
  return sharp(pixels, { raw: { ...stored, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .withMetadata({ orientation })
    .toBuffer();
}

export async function quartersSeenIn(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((quarter) => {
    const x = Math.floor(info.width * (quarter % 2 === 0 ? 0.25 : 0.75));
    const y = Math.floor(info.height * (quarter < 2 ? 0.25 : 0.75));
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

export function heifHeader(...brands: string[]): Buffer {
  const [major = "mif1", ...compatible] = brands;
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

/** With its length and checksum (PNG 5.3). */
export function pngChunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}

export async function flatPng(asked: {
  width: number;
  height: number;
  bits: 8 | 16;
  isInterlaced?: boolean;
}): Promise<Buffer> {
  const { width, height, bits, isInterlaced = false } = asked;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const colourWithAlpha = 6;
  header.set([bits, colourWithAlpha, 0, 0, isInterlaced ? 1 : 0], 8);
  const bytesPerPixel = (4 * bits) / 8;
  const bytes = isInterlaced
    ? interlacedBytes(width, height, bytesPerPixel)
    : height * (1 + width * bytesPerPixel);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = pngChunk("IDAT", await deflatedZeros(bytes));
  return Buffer.concat([signature, pngChunk("IHDR", header), data, pngChunk("IEND", Buffer.alloc(0))]);
}

/** Of the seven passes (PNG 8.2): first column and row, and the steps to the next. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function interlacedBytes(width: number, height: number, bytesPerPixel: number): number {
  let bytes = 0;
  for (const [left, top, across, down] of passes) {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns > 0 && rows > 0) bytes += rows * (1 + columns * bytesPerPixel);
  }
  return bytes;
}

async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 });
  const packed = buffer(deflate);
  const zeros = Buffer.alloc(1024 * 1024);
  for (let left = bytes; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, left))) await once(deflate, "drain");
  }
  deflate.end();
  return packed;
}
