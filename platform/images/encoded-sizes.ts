import type { Sharp } from "sharp";
import type { Size } from "./picture-edit.ts";
import { sharp } from "./sharp.ts";

export type EncodedFormat = "avif" | "webp" | "jpeg";

/** At most `width` pixels wide, never enlarged. */
export async function encodeSize(picture: Buffer, width: number, format: EncodedFormat): Promise<Buffer> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true }).timeout({ seconds: 60 });
  switch (format) {
    case "avif":
      return resized.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return resized.webp({ quality: 74, effort: 2 }).toBuffer();
    case "jpeg":
      return resized.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}

export interface Point {
  x: number;
  y: number;
}

/** WhatsApp shows up to 300,000. */
const mostSharedBytes = 200_000;

/** A JPEG of exactly this size. */
export async function encodeCut(picture: Buffer, size: Size, focus: Point): Promise<Buffer> {
  return encodeShared(await cutOf(picture, size, focus));
}

/** Around the focus, in exactly this size. */
export async function cutOf(picture: Buffer, size: Size, focus: Point): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.min(width / size.width, height / size.height);
  const part = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const left = Math.round(((width - part.width) * focus.x) / 100);
  const top = Math.round(((height - part.height) * focus.y) / 100);
  return sharp(picture)
    .extract({ left, top, ...part })
    .resize({ ...size, fit: "fill" })
    .timeout({ seconds: 60 });
}

/** As good as `most` bytes allow. MozJPEG would take seven times as long. */
export async function encodeShared(picture: Sharp, most = mostSharedBytes): Promise<Buffer> {
  for (const quality of [82, 70, 50, 30]) {
    const bytes = await picture.clone().jpeg({ quality }).toBuffer();
    if (bytes.byteLength <= most) return bytes;
  }
  return picture.jpeg({ quality: 10 }).toBuffer();
}

/** A JPEG of an SVG without text. */
export function encodeDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
