import type { FileType } from "./file-type.ts";

/** Pixels that the server takes of a photograph of the type, whatever else its header says (`decoding-memory.ts`). */
const surelyTaken = { JPEG: 32_000_000, PNG: 32_000_000, WebP: 32_000_000, AVIF: 12_500_000 };
export type AcceptedType = keyof typeof surelyTaken;

/** Pixels. Decoders hold rows, and a row of millions of pixels is as large as a picture. */
export const mostSide = 16_384;

/** Whether the server takes photographs of this kind. */
export function isAccepted(type: FileType): type is AcceptedType {
  return type in surelyTaken;
}

/** Whether the server takes a photograph of this kind and size in any case. */
export function isSurelyTaken(type: FileType, { width, height }: { width: number; height: number }): boolean {
  if (!isAccepted(type) || Math.max(width, height) > mostSide) return false;
  return width * height <= surelyTaken[type];
}
