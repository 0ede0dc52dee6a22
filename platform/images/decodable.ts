import type { Metadata } from "sharp";
import { keepOrientationOnly } from "./exif.ts";
import { type FilePart, isJpegFrame, jpegMarker, jpegSegments, withNeededChunks } from "./file-parts.ts";
import type { AcceptedType, FileType } from "./file-type.ts";

/** As browsers read it; may change `file` in place. */
export function decodable(file: Buffer, type: FileType): Buffer {
  keepOrientationOnly(file, type);
  switch (type) {
    case "JPEG":
      return withPlainHeader(file);
    case "PNG":
      return withNeededChunks(file);
    case "AVIF":
      // libvips knows this name alone.
      file.write("avif", 8, "latin1");
      return file;
    default:
      return file;
  }
}

const app0 = 0xe0;
const app14 = 0xee;
/** One scan holds all coefficients at once (ITU-T T.81, B.2.3). */
const sequentialFrames = [0xc0, 0xc1, 0xc9];
const allAtOnce = [0, 63, 0];

/** Works in place. Decoders only warn of what it removes. */
function withPlainHeader(file: Buffer): Buffer {
  let to = 2;
  let frame = { code: 0, components: 0 };
  let transform: number | null = null;
  for (const { code, at, start, end } of jpegSegments(file)) {
    const isScan = code === jpegMarker.scan;
    if (isJpegFrame(code)) frame = { code, components: file[start + 5] ?? 0 };
    if (code === app0 && isNamed(file, { start, end }, "JFIF\0")) file[start + 5] = 1;
    if (code === app14 && isNamed(file, { start, end }, "Adobe")) transform = to + (start - at) + 11;
    if (isScan && sequentialFrames.includes(frame.code) && end - start >= 6) file.set(allAtOnce, end - 3);
    const moved = isScan ? file.length : end;
    file.copyWithin(to, at, moved);
    to += moved - at;
  }
  // Unknown transformations count as YCCK or YCbCr.
  if (transform !== null && file[transform] !== 0) file[transform] = frame.components === 4 ? 2 : 1;
  return file.subarray(0, to);
}

function isNamed(file: Buffer, { start, end }: FilePart, name: string): boolean {
  return end - start >= 12 && file.toString("latin1", start, start + name.length) === name;
}

/** Bytes of pixels, beside the process's own 100 MB. */
export const mostDecoded = 320_000_000;

/** By the header, measured with libvips 8.18. */
export function bytesPerPixel(
  file: Buffer,
  type: AcceptedType,
  header: Metadata,
  withOriginal: boolean,
): number {
  const { channels, depth, isProgressive, orientation = 1 } = header;
  const isDeep = depth !== "uchar";
  const turned = withOriginal && orientation > 1 ? channels * (isDeep ? 2 : 1) : 0;
  switch (type) {
    case "JPEG":
      return (isProgressive || hasSeparateScans(file) ? coefficientBytes(header) : 0.5) + turned;
    case "PNG":
      return (isProgressive ? 1.25 * channels * (isDeep ? 2 : 1) : 1.5) + turned;
    case "WebP":
      return (withOriginal ? 8.5 : 2) + turned;
    case "AVIF":
      return (isDeep ? 25.6 : 22) + turned;
  }
}

/** Two bytes for each coefficient, which several scans need at once. */
function coefficientBytes({ channels, chromaSubsampling }: Metadata): number {
  if (chromaSubsampling?.startsWith("4:2:0")) return 3.5;
  return 2.1 * channels;
}

/** ITU-T T.81, B.2.3. */
function hasSeparateScans(file: Buffer): boolean {
  let components = 0;
  for (const { code, start } of jpegSegments(file)) {
    if (isJpegFrame(code)) components = file[start + 5] ?? 0;
    if (code === jpegMarker.scan) return (file[start] ?? 0) < components;
  }
  return false;
}
