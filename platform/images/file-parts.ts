export interface FilePart {
  start: number;
  end: number;
}

export interface JpegSegment extends FilePart {
  code: number;
  at: number;
}

export interface PngChunk extends FilePart {
  name: string;
}

/** Second bytes (ITU-T T.81, table B.1). */
export const jpegMarker = {
  alone: 0x01,
  restart: 0xd0,
  lastRestart: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  fill: 0xff,
} as const;

/** Up to the first scan, without stray bytes (ITU-T T.81, B.1). */
export function* jpegSegments(file: Uint8Array): Iterable<JpegSegment> {
  const view = viewOf(file);
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 4 <= file.length; at = file.indexOf(0xff, at)) {
    const code = file[at + 1] ?? jpegMarker.end;
    if (code === jpegMarker.end) return;
    if (code === jpegMarker.fill) {
      at += 1;
    } else if (hasLength(code)) {
      const end = Math.min(file.length, at + 2 + Math.max(2, view.getUint16(at + 2)));
      yield { code, at, start: at + 4, end };
      if (code === jpegMarker.scan) return;
      at = end;
    } else {
      at += 2;
    }
  }
}

/** Whether it begins a frame (ITU-T T.81, B.2.2). */
export function isJpegFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
}

function hasLength(code: number): boolean {
  return code > jpegMarker.alone && (code < jpegMarker.restart || code > jpegMarker.start);
}

/** A PNG's chunks before the picture, where alone decoders look (PNG 5.3). */
export function* pngHeader(file: Uint8Array, ...names: string[]): Iterable<PngChunk> {
  for (const chunk of allPngChunks(file)) {
    if (chunk.name === "IDAT") return;
    if (names.includes(chunk.name)) yield chunk;
  }
}

/** All of a PNG's chunks, in their order. */
function* allPngChunks(file: Uint8Array): Iterable<PngChunk> {
  const view = viewOf(file);
  for (let at = 8; at + 8 <= file.length; ) {
    const start = at + 8;
    const end = Math.min(file.length, start + view.getUint32(at));
    yield { name: textOf(file, at + 4, start), start, end };
    at = end + 4;
  }
}

/** An odd length is filled up. */
export function* webpChunks(file: Uint8Array, name: string): Iterable<FilePart> {
  const view = viewOf(file);
  for (let at = 12; at + 8 <= file.length; ) {
    const start = at + 8;
    const length = view.getUint32(at + 4, true);
    const end = Math.min(file.length, start + length);
    if (textOf(file, at, at + 4) === name) yield { start, end };
    at = end + (length % 2);
  }
}

/** Boxes inside a part (ISO/IEC 14496-12, 4.2). */
export function* boxes(file: Uint8Array, name: string, inside?: FilePart): Iterable<FilePart> {
  for (const box of allBoxes(file, inside)) if (box.name === name) yield box;
}

export interface Box extends FilePart {
  name: string;
  at: number;
}

/** All boxes of a part, one level deep (ISO/IEC 14496-12, 4.2); ends at the first that is damaged. */
export function* allBoxes(
  file: Uint8Array,
  inside: FilePart = { start: 0, end: file.length },
): Iterable<Box> {
  const view = viewOf(file);
  for (let at = inside.start; at + 8 <= inside.end; ) {
    const size = view.getUint32(at);
    const isLong = size === 1 && at + 16 <= inside.end;
    const start = at + (isLong ? 16 : 8);
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size;
    const end = size === 0 ? inside.end : Math.min(inside.end, at + length);
    if (end < start) return;
    yield { name: textOf(file, at + 4, at + 8), at, start, end };
    at = end;
  }
}

/** The same bytes, to read numbers from. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Reads Latin-1, as in names and signatures. */
export function textOf(file: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...file.subarray(start, end));
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

/** The checksum of a PNG's chunks (PNG D). */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (remainders[(remainder ^ byte) & 0xff] ?? 0);
  return ~remainder >>> 0;
}

const needed = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "eXIf", "iCCP", "sRGB", "gAMA", "cHRM", "cICP"];
const mostOthers = 1_000;
const signatureLength = 8;
/** Bytes of length and name. */
const before = 8;
const behind = 4;

/** Whether decoders would take long. */
export function hasTooManyChunks(file: Buffer): boolean {
  let others = 0;
  for (const { name } of allPngChunks(file)) if (name !== "IDAT" && ++others > mostOthers) return true;
  return false;
}

/** In place, because decoders unpack all chunks. */
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
