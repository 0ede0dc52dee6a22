import { crc32 } from "node:zlib";
import { boxes, jpegSegments, pngChunks, webpChunks } from "./file-parts.ts";
import type { FileType } from "./file-type.ts";

const app1 = 0xe1;
const versionAndFlags = 4;

/**
 * Leaves of the EXIF in a photograph nothing but its orientation, in place and without changing a length. Decoders read
 * all of it first: directories in 65 KB that point at each other take it 23 s of processor time.
 */
export function keepOrientationOnly(file: Buffer, type: FileType): void {
  switch (type) {
    case "JPEG":
      for (const { code, start, end } of jpegSegments(file)) {
        const segment = file.subarray(start, end);
        if (code === app1 && hasPrefix(segment)) reduce(segment);
      }
      break;
    case "PNG":
      for (const { start, end } of pngChunks(file, "eXIf")) {
        if (end + 4 > file.length) return;
        reduce(file.subarray(start, end));
        file.writeUInt32BE(crc32(file.subarray(start - 4, end)), end);
      }
      break;
    case "WebP":
      for (const { start, end } of webpChunks(file, "EXIF")) reduce(file.subarray(start, end));
      break;
    case "AVIF":
      hideExif(file);
  }
}

/** An AVIF is turned by a property of its own (MIAF 7.3.6.7), and its EXIF is an item that may lie anywhere. */
function hideExif(file: Buffer): void {
  for (const meta of boxes(file, "meta")) {
    const inside = { start: meta.start + versionAndFlags, end: meta.end };
    for (const { start, end } of boxes(file, "iinf", inside)) {
      const items = file.toString("latin1", start, end);
      for (const { index } of items.matchAll(/exif/gi)) file.write("free", start + index);
    }
  }
}

function hasPrefix(block: Buffer): boolean {
  return block.toString("latin1", 0, 4) === "Exif";
}

/** TIFF of one directory with one entry: orientation, a short number, and behind it no further directory (TIFF 6.0, 2). */
const reduced = Buffer.from("49492a0008000000010012010300010000000100000000000000", "hex");
const orientationAt = 18;

function reduce(block: Buffer): void {
  const tiff = block.subarray(hasPrefix(block) ? 6 : 0);
  const orientation = orientationOf(tiff);
  reduced.copy(tiff);
  if (tiff.length > orientationAt) tiff[orientationAt] = orientation;
}

const orientationTag = 0x0112;
const entryLength = 12;
/** Bytes of a value by its type, where they are not two. */
const typeLengths: Record<number, number> = { 1: 1, 4: 4 };

/** Of the first directory; 1, which is upright, where there is none. */
function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const isLittleEndian = tiff[0] === 0x49;
  const read = (at: number, bytes: number) =>
    isLittleEndian ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  const directory = read(4, 4);
  if (directory + 2 > tiff.length) return 1;
  const first = directory + 2;
  const end = Math.min(tiff.length, first + read(directory, 2) * entryLength);
  for (let at = first; at + entryLength <= end; at += entryLength) {
    if (read(at, 2) !== orientationTag) continue;
    const value = read(at + 8, typeLengths[read(at + 2, 2)] ?? 2);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
