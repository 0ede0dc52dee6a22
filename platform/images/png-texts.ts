/** Bytes. What programs write about a picture stays far below it, and may be packed a thousand to one. */
const mostText = 1024 * 1024;
const packedTexts = ["zTXt", "iTXt"].map((name) => Buffer.from(name).readUInt32BE());

/** Whether a PNG has packed texts (PNG 11.3.3) that would keep the decoder busy for minutes: it unpacks all of them. */
export function hasOverlongTexts(file: Buffer): boolean {
  let texts = 0;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (packedTexts.includes(file.readUInt32BE(at + 4))) texts += length;
    at += 12 + length;
  }
  return texts > mostText;
}
