import type { Metadata } from "sharp";
import type { AcceptedType } from "./accepted-photographs.ts";
import { isJpegFrame, jpegMarker, jpegSegments } from "./file-parts.ts";

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
