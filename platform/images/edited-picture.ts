import type { OutputInfo } from "sharp";
import { averageColour, type EncodedPicture, storedJpeg } from "./photograph.ts";
import { cutOf, type PictureEdit, type Size } from "./picture-edit.ts";
import { sharp } from "./sharp.ts";

/** Pixels that are mixed with what lies outside. */
const mixedEdge = 2;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Never enlarged; made small before it is turned, to save memory. */
export async function encodeEdited(
  picture: Buffer,
  edit: PictureEdit,
  longestSide: number,
): Promise<EncodedPicture> {
  const { width, height } = await sharp(picture).metadata();
  const { area, shown } = cutOf({ width, height }, edit);
  const scale = Math.min(1, longestSide / Math.max(shown.width, shown.height));
  const part = await sharp(picture)
    .extract(area)
    .resize({ width: scaled(area.width, scale), height: scaled(area.height, scale), fit: "fill" })
    .timeout({ seconds: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turned = await decodedFrom(part)
    .rotate(edit.turns * 90 + edit.angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data: bytes, info } = await (edit.angle === 0
    ? decodedFrom(turned)
    : decodedFrom(turned).extract(middleOf(turned.info, shown, scale))
  )
    .jpeg(storedJpeg)
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height, placeholder: await averageColour(bytes) };
}

function decodedFrom({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}

function middleOf({ width, height }: Size, shown: Size, scale: number) {
  const [left, across] = middlePart(width, shown.width * scale);
  const [top, down] = middlePart(height, shown.height * scale);
  return { left, top, width: across, height: down };
}

function middlePart(side: number, length: number): [number, number] {
  const part = Math.min(side, Math.max(1, Math.floor(length) - 2 * mixedEdge));
  return [Math.floor((side - part) / 2), part];
}
