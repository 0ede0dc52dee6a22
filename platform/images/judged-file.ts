import { accepted, type Result, refused } from "#platform/result.ts";
import { boxes, crc32, isJpegFrame, jpegMarker, jpegSegments, textOf, viewOf } from "./file-parts.ts";
import { type AcceptedType, type FileType, fileTypeOf, isAccepted } from "./file-type.ts";

type UnreadableKind =
  | "lossless JPEG"
  | "hierarchical JPEG"
  | "JPEG-LS"
  | `${number}-bit JPEG`
  | "animated AVIF";

export type FileFault =
  | { kind: "empty" }
  | { kind: "other kind of file"; found: Exclude<FileType, AcceptedType> }
  | { kind: "unreadable kind"; found: UnreadableKind }
  | { kind: "damaged"; detail: string };

export interface JudgedFile {
  type: AcceptedType | "HEIC";
  structure: Exclude<Structure, "broken">;
}

/** Without decoding, in browser and server. */
export function judgeFile(file: Uint8Array): Result<JudgedFile, FileFault> {
  if (file.length === 0) return refused({ kind: "empty" });
  const type = fileTypeOf(file);
  if (!isAccepted(type) && type !== "HEIC") return refused({ kind: "other kind of file", found: type });
  const found = unreadableKind(file, type);
  if (found !== null) return refused({ kind: "unreadable kind", found });
  const structure = structureOf(file, type);
  return structure === "broken"
    ? refused({ kind: "damaged", detail: "its end is missing" })
    : accepted({ type, structure });
}

function unreadableKind(file: Uint8Array, type: FileType): UnreadableKind | null {
  if (type === "JPEG") return unreadableJpeg(file);
  if (type !== "AVIF") return null;
  // Frames of a film are no pictures (AVIF 1.1, 4).
  const isFilm = first(boxes(file, "moov")) !== null && first(boxes(file, "meta")) === null;
  return isFilm ? "animated AVIF" : null;
}

/** ITU-T T.81, table B.1; T.87. */
const unreadableFrames: readonly [UnreadableKind, number[]][] = [
  ["lossless JPEG", [0xc3, 0xcb]],
  ["hierarchical JPEG", [0xc5, 0xc6, 0xc7, 0xcd, 0xce, 0xcf]],
  ["JPEG-LS", [0xf7]],
];

function unreadableJpeg(file: Uint8Array): UnreadableKind | null {
  for (const { code, start } of jpegSegments(file)) {
    const unreadable = unreadableFrames.find(([, codes]) => codes.includes(code));
    if (unreadable !== undefined) return unreadable[0];
    if (!isJpegFrame(code)) continue;
    const bits = file[start] ?? 0;
    return bits > 8 && bits <= 16 ? `${bits}-bit JPEG` : null;
  }
  return null;
}

function first<Part>(parts: Iterable<Part>): Part | null {
  for (const part of parts) return part;
  return null;
}

export type Structure = "whole" | "broken" | "doubtful";

/** Judges by the format's rules, without decoding. */
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

/** ITU-T T.81, B.1. Cameras append much behind the end. */
function jpegStructure(file: Uint8Array): Structure {
  let isDoubtful = false;
  for (let at = firstScan(file); at !== null; ) {
    const scan = readScan(file, at);
    if (scan === null) return "broken";
    isDoubtful ||= scan.isDoubtful;
    if (file[scan.end + 1] === jpegMarker.end) return isDoubtful ? "doubtful" : "whole";
    at = nextScan(file, scan.end);
  }
  return "broken";
}

function firstScan(file: Uint8Array): number | null {
  for (const { code, end } of jpegSegments(file)) {
    if (!beginsSegment(code)) return null;
    if (code === jpegMarker.scan) return end;
  }
  return null;
}

/** Stray bytes behind a scan are the rest of a picture. */
function nextScan(file: Uint8Array, start: number): number | null {
  const view = viewOf(file);
  for (let at = start; at + 4 <= file.length; ) {
    const code = file[at + 1] ?? 0;
    if (file[at] !== 0xff || !(code === jpegMarker.fill || beginsSegment(code))) return null;
    if (code === jpegMarker.fill) {
      at += 1;
      continue;
    }
    at += 2 + view.getUint16(at + 2);
    if (code === jpegMarker.scan) return at;
  }
  return null;
}

function beginsSegment(code: number): boolean {
  return code >= 0xc0 && (code < jpegMarker.restart || code > jpegMarker.end);
}

function readScan(file: Uint8Array, start: number): { end: number; isDoubtful: boolean } | null {
  let restarts = 0;
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at)) {
    const code = file[at + 1];
    if (code === undefined) return null;
    if (code === 0 || code === 0xff) {
      at += code === 0 ? 2 : 1;
    } else if (code >= jpegMarker.restart && code <= jpegMarker.lastRestart) {
      if (code !== jpegMarker.restart + (restarts % 8)) return null;
      restarts += 1;
      at += 2;
    } else {
      const isMarker = code === jpegMarker.end || beginsSegment(code);
      return isMarker ? { end: at, isDoubtful: hasEmptyBlock(file, start, at) } : null;
    }
  }
  return null;
}

/** So many zero bytes come from a failing memory card. */
const emptyBlock = 128;

function hasEmptyBlock(file: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + emptyBlock <= end; at += emptyBlock / 2) {
    if (file[at] === 0 && file.subarray(at, at + emptyBlock / 2).every((byte) => byte === 0)) return true;
  }
  return false;
}

/** Of the last chunk the name is enough (PNG 5.3). */
function pngStructure(file: Uint8Array): Structure {
  const view = viewOf(file);
  for (let at = 8; at + 8 <= file.length; ) {
    const name = textOf(file, at + 4, at + 8);
    if (name === "IEND") return "whole";
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) return "broken";
    const isCritical = name < "a";
    if (isCritical && crc32(file.subarray(at + 4, end)) !== view.getUint32(end)) return "broken";
    at = end + 4;
  }
  return "broken";
}

/** ISO/IEC 14496-12, 4.2. What follows the picture's data does not count. */
function boxStructure(file: Uint8Array): Structure {
  const view = viewOf(file);
  const names = new Set<string>();
  const hasPicture = () => names.has("meta") && names.has("mdat");
  for (let at = 0; at < file.length; ) {
    const rest = file.length - at;
    const size = rest < 8 ? Number.POSITIVE_INFINITY : view.getUint32(at);
    const length = size === 1 && rest >= 16 ? Number(view.getBigUint64(at + 8)) : size;
    // A last box without a length reaches the end.
    if (length === 0) return "doubtful";
    if (length < 8 || length > rest) return hasPicture() ? "doubtful" : "broken";
    names.add(textOf(file, at + 4, at + 8));
    at += length;
  }
  return hasPicture() ? "whole" : "doubtful";
}
