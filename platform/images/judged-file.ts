import { accepted, type Result, refused } from "#platform/result.ts";
import { boxes, isJpegFrame, jpegSegments } from "./file-parts.ts";
import { type Structure, structureOf } from "./file-structure.ts";
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

/** What can be told of a photograph by its bytes without decoding it: the same in every browser and on the server. */
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
  // Its frames are all samples of a film, and none of them a picture (AVIF 1.1, 4).
  const isFilm = first(boxes(file, "moov")) !== null && first(boxes(file, "meta")) === null;
  return isFilm ? "animated AVIF" : null;
}

/** By the markers of their frames (ITU-T T.81, table B.1; T.87); of the others decoders read those with 8 bits only. */
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
