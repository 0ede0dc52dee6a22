import { open, stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type KindOfFile, kindOfFile, telltaleLength } from "./kind-of-file.ts";

/** How much a photograph may be. */
export interface PhotographLimits {
  bytes: number;
  /** Width times height, before any reduction; less for a kind that takes more memory per pixel. */
  pixels: number;
}

/** Why a file is not taken as a photograph. */
export type PhotographFault =
  | { kind: "empty" }
  | { kind: "too many bytes" }
  | { kind: "other kind of file"; found: Exclude<KindOfFile, AcceptedKind> }
  | { kind: "too many pixels"; width: number; height: number; limit: number }
  | { kind: "damaged"; detail: string }
  | { kind: "too slow" };

/** A picture ready to be stored: JPEG, sRGB, upright, without any metadata. Lengths in pixels. */
export interface UprightPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  placeholder: string;
}

/** What the header of a file says before any pixel is decoded. */
export interface JudgedPhotograph {
  path: string;
  /** Width times height. */
  pixels: number;
  /** Memory its decoding takes at worst, as the number of pixels of a JPEG that takes as much. */
  weight: number;
}

const acceptedKinds = ["JPEG", "PNG", "WebP", "AVIF"] as const;
type AcceptedKind = (typeof acceptedKinds)[number];

/**
 * Memory per pixel, measured at worst (4:4:4, interlaced, turned): the AVIF decoder holds the whole picture
 * several times, 20 bytes per pixel, where the others stay below 10.
 */
const weightPerPixel: Record<AcceptedKind, number> = { JPEG: 1, PNG: 1, WebP: 1, AVIF: 2.5 };

/** Judges a file by its size and its header; decodes nothing. Throws when the file cannot be read. */
export async function judgePhotograph(
  path: string,
  limits: PhotographLimits,
): Promise<Result<JudgedPhotograph, PhotographFault>> {
  const { size } = await stat(path);
  if (size === 0) return refused({ kind: "empty" });
  if (size > limits.bytes) return refused({ kind: "too many bytes" });
  const found = kindOfFile(await firstBytes(path));
  if (!isAccepted(found)) return refused({ kind: "other kind of file", found });
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    const weight = pixels * weightPerPixel[found];
    const limit = Math.floor(limits.pixels / weightPerPixel[found]);
    return pixels > limit
      ? refused({ kind: "too many pixels", width, height, limit })
      : accepted({ path, pixels, weight });
  } catch (error) {
    return refused(faultBehind(error));
  }
}

/**
 * Decodes a judged photograph and encodes it anew: turned upright by its EXIF orientation, in sRGB, on white
 * where it is transparent, at most `longestSide` pixels on either side, never enlarged. Only the first frame
 * of an animation is taken. Damaged and truncated files are refused.
 */
export async function encodeUpright(
  { path, pixels }: JudgedPhotograph,
  longestSide: number,
): Promise<Result<UprightPicture, PhotographFault>> {
  const encode = (failOn: "warning" | "error") =>
    upright(sharp(path, { failOn, limitInputPixels: pixels }), longestSide);
  try {
    const { data: bytes, info } = await encode("warning").catch((error) => {
      if (isHarmless(error)) return encode("error");
      throw error;
    });
    const { width, height } = info;
    return accepted({ bytes, width, height, placeholder: await averageColour(bytes) });
  } catch (error) {
    return refused(faultBehind(error));
  }
}

function upright(photograph: Sharp, longestSide: number) {
  return photograph
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 85, mozjpeg: true })
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true });
}

async function averageColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(telltaleLength), 0, telltaleLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isAccepted(kind: KindOfFile): kind is AcceptedKind {
  return acceptedKinds.some((accepted) => accepted === kind);
}

/** Many phones write this into sound photographs; every other warning means lost pixels. */
function isHarmless(error: unknown): boolean {
  return error instanceof Error && /Invalid SOS parameters/.test(error.message);
}

function faultBehind(error: unknown): PhotographFault {
  const detail = error instanceof Error ? error.message : String(error);
  return /^timeout:/.test(detail) ? { kind: "too slow" } : { kind: "damaged", detail };
}
