import type { Metadata } from "sharp";
import { keepOrientationOnly } from "./exif.ts";
import { type FilePart, isJpegFrame, jpegMarker, jpegSegments, withNeededChunks } from "./file-parts.ts";
import type { AcceptedType, FileType } from "./file-type.ts";

/** The same photograph so that the decoders read it as browsers do; may be what `file` holds from then on. */
export function decodable(file: Buffer, type: FileType): Buffer {
  keepOrientationOnly(file, type);
  switch (type) {
    case "JPEG":
      return withPlainHeader(file);
    case "PNG":
      return withNeededChunks(file);
    case "AVIF":
      // libvips goes by this name alone, where others stand first, too (avis, mif1, MA1A).
      file.write("avif", 8, "latin1");
      return file;
    default:
      return file;
  }
}

const app0 = 0xe0;
const app14 = 0xee;
/** Frames without progression: a scan holds all coefficients, each at once (ITU-T T.81, B.2.3). */
const sequentialFrames = [0xc0, 0xc1, 0xc9];
const allAtOnce = [0, 63, 0];

/** Without stray bytes between segments, and without values that decoders warn of and then do not use. In place. */
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
  // Colours of an unknown transformation are taken for YCCK or YCbCr.
  if (transform !== null && file[transform] !== 0) file[transform] = frame.components === 4 ? 2 : 1;
  return file.subarray(0, to);
}

/** Whether an application segment has that name, and is as long as both are (12 bytes and more). */
function isNamed(file: Buffer, { start, end }: FilePart, name: string): boolean {
  return end - start >= 12 && file.toString("latin1", start, start + name.length) === name;
}

/** Bytes that a photograph's pixels may take, beside the 100 MB that a process of pictures holds. */
export const mostDecoded = 320_000_000;

/** Bytes that decoding takes for each pixel at once, by what the header tells: measured with libvips 8.18. */
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

/** Two of each; a decoder keeps all of them where they come in several scans. */
function coefficientBytes({ channels, chromaSubsampling }: Metadata): number {
  if (chromaSubsampling?.startsWith("4:2:0")) return 3.5;
  return 2.1 * channels;
}

/** Whether the first scan has fewer components than the picture (ITU-T T.81, B.2.3). */
function hasSeparateScans(file: Buffer): boolean {
  let components = 0;
  for (const { code, start } of jpegSegments(file)) {
    if (isJpegFrame(code)) components = file[start + 5] ?? 0;
    if (code === jpegMarker.scan) return (file[start] ?? 0) < components;
  }
  return false;
}
