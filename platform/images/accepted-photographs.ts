import type { FileType } from "./file-type.ts";

/** Memory that decoding takes at worst (4:4:4, interlaced, turned, transparent), by that of a JPEG's pixel. */
export const weightPerPixel = { JPEG: 1, PNG: 1, WebP: 1, AVIF: 4 };
export type AcceptedType = keyof typeof weightPerPixel;

/** Whether the server takes photographs of this kind. */
export function isAccepted(type: FileType): type is AcceptedType {
  return type in weightPerPixel;
}

/** Pixels that a photograph of this kind may have where a JPEG may have `pixels`. */
export function mostPixels(type: AcceptedType, pixels: number): number {
  return Math.floor(pixels / weightPerPixel[type]);
}
