import { pngChunks } from "./file-parts.ts";

/** Bytes. What programs write about a picture stays far below it, and may be packed a thousand to one. */
const mostText = 1024 * 1024;

/** Whether a PNG has packed texts (PNG 11.3.3) that would keep the decoder busy for minutes: it unpacks all of them. */
export function hasOverlongTexts(file: Buffer): boolean {
  let texts = 0;
  for (const { start, end } of pngChunks(file, "zTXt", "iTXt")) texts += end - start;
  return texts > mostText;
}
