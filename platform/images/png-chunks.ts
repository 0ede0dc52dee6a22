import { allPngChunks } from "./file-parts.ts";

const needed = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "eXIf", "iCCP", "sRGB", "gAMA", "cHRM", "cICP"];
const mostOthers = 1_000;
const signatureLength = 8;
/** Bytes of length and name before the content of a chunk, and of the checksum behind it. */
const before = 8;
const behind = 4;

/** Whether a PNG has so many parts that to look at each would take a decoder long. */
export function hasTooManyChunks(file: Buffer): boolean {
  let others = 0;
  for (const { name } of allPngChunks(file)) if (name !== "IDAT" && ++others > mostOthers) return true;
  return false;
}

/** A PNG with what its picture needs, each once, in place: decoders unpack and complain of all that there is. */
export function withNeededChunks(file: Buffer): Buffer {
  const seen = new Set<string>();
  let to = signatureLength;
  for (const { name, start, end } of allPngChunks(file)) {
    const isWanted = name === "IDAT" ? end > start : needed.includes(name) && !seen.has(name);
    seen.add(name);
    if (!isWanted) continue;
    const next = Math.min(file.length, end + behind);
    file.copyWithin(to, start - before, next);
    to += next - (start - before);
  }
  return file.subarray(0, to);
}
