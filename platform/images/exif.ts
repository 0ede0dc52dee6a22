import {
  boxes,
  crc32,
  type FilePart,
  jpegSegments,
  pngHeader,
  textOf,
  viewOf,
  webpChunks,
} from "./file-parts.ts";
import type { FileType } from "./file-type.ts";

const app1 = 0xe1;
const versionAndFlags = 4;

/** In place, because nested directories take decoders 23 s. */
export function keepOrientationOnly(file: Uint8Array, type: FileType): void {
  leaveOrientation(file, type, orientationOf(file, type));
  if (type === "AVIF") hideExif(file);
}

/** Answers the orientation (1 to 8; Exif 2.32, 4.6.4 A). */
export function takeOrientation(file: Uint8Array, type: FileType): number {
  const orientation = orientationOf(file, type);
  leaveOrientation(file, type, 1);
  return orientation;
}

function orientationOf(file: Uint8Array, type: FileType): number {
  for (const { start, end } of exifBlocks(file, type))
    return orientationIn(tiffIn(file.subarray(start, end)));
  return 1;
}

function leaveOrientation(file: Uint8Array, type: FileType, orientation: number): void {
  for (const { start, end } of exifBlocks(file, type)) {
    reduce(tiffIn(file.subarray(start, end)), orientation);
    if (type !== "PNG" || end + 4 > file.length) continue;
    viewOf(file).setUint32(end, crc32(file.subarray(start - 4, end)));
  }
}

/** An AVIF is turned by a property instead (MIAF 7.3.6.7). */
function* exifBlocks(file: Uint8Array, type: FileType): Iterable<FilePart> {
  switch (type) {
    case "JPEG":
      for (const segment of jpegSegments(file)) {
        if (segment.code === app1 && hasPrefix(file.subarray(segment.start, segment.end))) yield segment;
      }
      break;
    case "PNG":
      yield* pngHeader(file, "eXIf");
      break;
    case "WebP":
      if (mayHaveExif(file)) yield* webpChunks(file, "EXIF");
  }
}

/** Decoders believe a flag of its first chunk (RFC 9649, 2.7). */
function mayHaveExif(file: Uint8Array): boolean {
  return textOf(file, 12, 16) === "VP8X" && ((file[20] ?? 0) & 0x08) !== 0;
}

function hideExif(file: Uint8Array): void {
  for (const meta of boxes(file, "meta")) {
    const inside = { start: meta.start + versionAndFlags, end: meta.end };
    for (const { start, end } of boxes(file, "iinf", inside)) {
      const items = new TextDecoder("latin1").decode(file.subarray(start, end));
      for (const { index } of items.matchAll(/exif/gi)) file.set(free, start + index);
    }
  }
}

const free = new TextEncoder().encode("free");

function hasPrefix(block: Uint8Array): boolean {
  return textOf(block, 0, 4) === "Exif";
}

function tiffIn(block: Uint8Array): Uint8Array {
  return block.subarray(hasPrefix(block) ? 6 : 0);
}

/** The orientation alone (TIFF 6.0, 2). */
const reduced = [73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
const orientationAt = 18;

function reduce(tiff: Uint8Array, orientation: number): void {
  tiff.set(reduced.slice(0, tiff.length));
  if (tiff.length > orientationAt) tiff[orientationAt] = orientation;
}

const orientationTag = 0x0112;
const entryLength = 12;

function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1;
  const view = viewOf(tiff);
  const isLittleEndian = tiff[0] === 0x49;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.length) return 1;
  const first = directory + 2;
  const end = Math.min(tiff.length, first + view.getUint16(directory, isLittleEndian) * entryLength);
  for (let at = first; at + entryLength <= end; at += entryLength) {
    if (view.getUint16(at, isLittleEndian) !== orientationTag) continue;
    const value = orientationValue(view, at, isLittleEndian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function orientationValue(view: DataView, entry: number, isLittleEndian: boolean): number {
  switch (view.getUint16(entry + 2, isLittleEndian)) {
    case 1:
      return view.getUint8(entry + 8);
    case 4:
      return view.getUint32(entry + 8, isLittleEndian);
    default:
      return view.getUint16(entry + 8, isLittleEndian);
  }
}
