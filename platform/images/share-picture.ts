import type { Sharp } from "sharp";
import { cutOf, encodeShared } from "./encoded-sizes.ts";
import type { Size } from "./picture-edit.ts";
import { sharp } from "./sharp.ts";

export interface Panel {
  svg: string;
  height: number;
}

const photographWidth = { upright: 640, wide: 690 };

/** A JPEG of exactly this size in pixels. */
export async function encodeSharePicture(
  photograph: Buffer,
  focus: { x: number; y: number },
  { panel, size }: { panel: Panel; size: Size },
): Promise<Buffer> {
  const height = size.height - panel.height;
  const width = Math.min(size.width, await widthIn(photograph, height));
  const shown = await (await cutOf(photograph, { width, height }, focus))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const left = Math.round((size.width - width) / 2);
  const picture = (await surroundings(shown, left, { width: size.width, height }))
    .extend({ bottom: panel.height })
    .composite([
      { input: await softEdged(shown, { width, height }), left, top: 0 },
      { input: Buffer.from(panel.svg), left: 0, top: height },
    ]);
  return encodeShared(picture);
}

async function widthIn(photograph: Buffer, height: number): Promise<number> {
  const found = await sharp(photograph).metadata();
  const form = found.width / found.height;
  return Math.max(Math.round(height * form), form < 1.4 ? photographWidth.upright : photographWidth.wide);
}

async function surroundings(shown: Buffer, left: number, size: Size): Promise<Sharp> {
  const columns = 12;
  const beside = Math.round((columns * left) / (size.width - 2 * left));
  const colours = sharp(shown)
    .resize({ width: columns, height: 3, fit: "fill" })
    .extend({ left: beside, right: beside, extendWith: "copy" });
  return sharp(await colours.png().toBuffer()).resize({ ...size, fit: "fill", kernel: "cubic" });
}

async function softEdged(shown: Buffer, { width, height }: Size): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><linearGradient id="a"><stop stop-opacity="0"/><stop offset=".1"/><stop offset=".9"/><stop offset="1" stop-opacity="0"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return sharp(shown)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
