import { readFile, stat } from "node:fs/promises";
import type { Sharp } from "sharp";
import { accepted, type Result, refused } from "#platform/result.ts";
import { bytesPerPixel, decodable, mostDecoded } from "./decodable.ts";
import { hasTooManyChunks } from "./file-parts.ts";
import { type AcceptedType, isAccepted, mostSide } from "./file-type.ts";
import { inToldColour } from "./in-told-colour.ts";
import { type FileFault, judgeFile } from "./judged-file.ts";
import { sharp } from "./sharp.ts";

export interface PhotographLimits {
  bytes: number;
  pixels: number;
}

export type PhotographFault =
  | FileFault
  | { kind: "too many bytes" }
  | { kind: "too many pixels"; width: number; height: number; limit: number }
  | { kind: "too long a side"; width: number; height: number }
  | { kind: "too slow" }
  | { kind: "too demanding"; detail: string };

/** JPEG, sRGB, upright, without metadata; lengths in pixels. */
export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  placeholder: string;
}

export interface EncodedPhotograph extends EncodedPicture {
  original: Buffer | null;
}

export const storedJpeg = { quality: 85, mozjpeg: true };

export interface InspectedPhotograph {
  path: string;
  type: AcceptedType;
  pixels: number;
  longestSide: number;
  withOriginal: boolean;
  /** Bytes that its decoding takes. */
  weight: number;
}

/** Checks size and header; may give up the original. Throws where it cannot be read. */
export async function inspectPhotograph(
  path: string,
  limits: PhotographLimits,
  wantsOriginal: boolean,
): Promise<Result<InspectedPhotograph, PhotographFault>> {
  const { size } = await stat(path);
  if (size === 0) return refused({ kind: "empty" });
  if (size > limits.bytes) return refused({ kind: "too many bytes" });
  const file = await readFile(path);
  const judged = judgeFile(file);
  if (!judged.ok) return judged;
  const { type } = judged.value;
  if (!isAccepted(type)) return refused({ kind: "other kind of file", found: type });
  if (type === "PNG" && hasTooManyChunks(file)) {
    return refused({ kind: "too demanding", detail: "more parts than a picture has" });
  }
  const plain = decodable(file, type);
  const header = await decoded(() => sharp(plain, { limitInputPixels: false }).metadata());
  if (!header.ok) return header;
  const { width, height } = header.value;
  const longestSide = Math.max(width, height);
  if (longestSide > mostSide) return refused({ kind: "too long a side", width, height });
  const pixels = width * height;
  const weightOf = (withOriginal: boolean) => pixels * bytesPerPixel(plain, type, header.value, withOriginal);
  const withOriginal = wantsOriginal && weightOf(true) <= mostDecoded;
  const weight = weightOf(withOriginal);
  const limit = Math.min(limits.pixels, inTenths((pixels / weight) * mostDecoded));
  return pixels > limit
    ? refused({ kind: "too many pixels", width, height, limit })
    : accepted({ path, type, pixels, longestSide, withOriginal, weight });
}

/** With one decimal place. */
function inTenths(pixels: number): number {
  return Math.floor(pixels / 100_000) * 100_000;
}

/** Upright, sRGB, on white, one frame, at most `longestSide` pixels; also the original where wanted. */
export async function encodePhotograph(
  photograph: InspectedPhotograph,
  longestSide: number,
): Promise<Result<EncodedPhotograph, PhotographFault>> {
  const { path, type, pixels } = photograph;
  const file = inToldColour(decodable(await readFile(path), type), type);
  const isLarger = photograph.withOriginal && photograph.longestSide > longestSide;
  return decoded(async () => {
    const opened = await upright(sharp(file, { failOn: "warning", limitInputPixels: pixels }));
    const { original, stored: smaller } = isLarger
      ? await encodeBoth(opened, longestSide)
      : { original: null, stored: await stored(opened, longestSide) };
    const { data: bytes, info } = smaller;
    const { width, height } = info;
    return { bytes, width, height, placeholder: await averageColour(bytes), original };
  });
}

async function decoded<Value>(decode: () => Promise<Value>): Promise<Result<Value, PhotographFault>> {
  try {
    return accepted(await decode());
  } catch (error) {
    const detail = wordsOf(error);
    if (isTimeout(error)) return refused({ kind: "too slow" });
    return refused({ kind: isOutOfMemory(error) ? "too demanding" : "damaged", detail });
  }
}

async function encodeBoth(photograph: Sharp, longestSide: number) {
  // Looking for the best codes takes three bytes a pixel.
  const original = await photograph.jpeg({ quality: 90, optimiseCoding: false }).toBuffer();
  return { original, stored: await stored(sharp(original), longestSide) };
}

async function upright(photograph: Sharp): Promise<Sharp> {
  const turned = photograph.autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb");
  const { space, hasProfile } = await photograph.metadata();
  // sharp would leave 16-bit values in Display P3.
  const isInP3 = space === "rgb16" && hasProfile;
  return (isInP3 ? turned.withIccProfile("srgb", { attach: false }) : turned).timeout({ seconds: 60 });
}

function stored(photograph: Sharp, longestSide: number) {
  return photograph
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .jpeg(storedJpeg)
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true });
}

/** Average colour of a picture, `#rrggbb`. */
export async function averageColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

function isTimeout(error: unknown): boolean {
  // The AVIF decoder says something else first.
  return /^timeout:/m.test(wordsOf(error));
}

function isOutOfMemory(error: unknown): boolean {
  return /out of memory|memory allocation|security limit/i.test(wordsOf(error));
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
