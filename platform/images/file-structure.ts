import type { FileType } from "./file-type.ts";

/** `broken`: cut off, or its parts contradict each other. `doubtful`: only a strict decoder can tell. */
export type Structure = "whole" | "broken" | "doubtful";

/** Whether a photograph is whole, by the rules of its format and without decoding it, in a browser as on the server. */
export function structureOf(file: Uint8Array, type: FileType): Structure {
  switch (type) {
    case "JPEG":
      return jpegStructure(file);
    case "PNG":
      return pngStructure(file);
    case "WebP":
      return file.length >= 12 && file.length >= viewOf(file).getUint32(4, true) + 8 ? "whole" : "broken";
    case "AVIF":
    case "HEIC":
      return boxStructure(file);
    default:
      return "doubtful";
  }
}

const marker = { restart: 0xd0, lastRestart: 0xd7, end: 0xd9, scan: 0xda, fill: 0xff };

/** Segments and scans up to the end marker (ITU-T T.81, B.1). What follows it is nobody's: cameras append much. */
function jpegStructure(file: Uint8Array): Structure {
  const view = viewOf(file);
  let isDoubtful = false;
  for (let at = 2; at + 4 <= file.length; ) {
    const code = file[at + 1] ?? 0;
    if (file[at] !== 0xff || !(code === marker.fill || beginsSegment(code))) return "broken";
    if (code === marker.fill) {
      at += 1;
      continue;
    }
    at += 2 + view.getUint16(at + 2);
    if (code !== marker.scan) continue;
    const scan = readScan(file, at);
    if (scan === null) return "broken";
    isDoubtful ||= scan.isDoubtful;
    if (file[scan.end + 1] === marker.end) return isDoubtful ? "doubtful" : "whole";
    at = scan.end;
  }
  return "broken";
}

function beginsSegment(code: number): boolean {
  return code >= 0xc0 && (code < marker.restart || code > marker.end);
}

/** Of entropy-coded data; null where it ends without a marker or has one that cannot stand there. */
function readScan(file: Uint8Array, start: number): { end: number; isDoubtful: boolean } | null {
  let restarts = 0;
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at)) {
    const code = file[at + 1];
    if (code === undefined) return null;
    if (code === 0 || code === 0xff) {
      at += code === 0 ? 2 : 1;
    } else if (code >= marker.restart && code <= marker.lastRestart) {
      if (code !== marker.restart + (restarts % 8)) return null;
      restarts += 1;
      at += 2;
    } else {
      const isMarker = code === marker.end || beginsSegment(code);
      return isMarker ? { end: at, isDoubtful: hasEmptyBlock(file, start, at) } : null;
    }
  }
  return null;
}

/** As a failing memory card reads: in coded data so many zero bytes stand for nothing but an even surface. */
const emptyBlock = 128;

function hasEmptyBlock(file: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + emptyBlock <= end; at += emptyBlock / 2) {
    if (file[at] === 0 && file.subarray(at, at + emptyBlock / 2).every((byte) => byte === 0)) return true;
  }
  return false;
}

/** Chunks up to the end; those that make up the picture with their checksums (PNG 5.3). */
function pngStructure(file: Uint8Array): Structure {
  const view = viewOf(file);
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) return "broken";
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const isCritical = name < "a";
    if (isCritical && crc32(file, at + 4, end) !== view.getUint32(end)) return "broken";
    if (name === "IEND") return "whole";
    at = end + 4;
  }
  return "broken";
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

function crc32(file: Uint8Array, start: number, end: number): number {
  let remainder = 0xffffffff;
  for (let at = start; at < end; at++) {
    remainder = (remainder >>> 8) ^ (crcTable[(remainder ^ (file[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~remainder >>> 0;
}

/** Boxes that fill the file (ISO/IEC 14496-12, 4.2), among them the picture's data. */
function boxStructure(file: Uint8Array): Structure {
  const view = viewOf(file);
  const names = new Set<string>();
  for (let at = 0; at < file.length; ) {
    if (at + 8 > file.length) return "broken";
    names.add(String.fromCharCode(...file.subarray(at + 4, at + 8)));
    const size = view.getUint32(at);
    const length = size === 1 && at + 16 <= file.length ? Number(view.getBigUint64(at + 8)) : size;
    // A last box without a length goes on to the end of the file, wherever that is.
    if (length === 0) return "doubtful";
    if (length < 8 || at + length > file.length) return "broken";
    at += length;
  }
  return names.has("meta") && names.has("mdat") ? "whole" : "doubtful";
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
