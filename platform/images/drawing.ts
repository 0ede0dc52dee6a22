import { sharp } from "./sharp.ts";

/** An SVG without text, as large as it says, as a JPEG. */
export function encodeDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
