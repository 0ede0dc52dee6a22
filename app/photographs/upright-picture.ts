import type { Size } from "#app/ui/frame.ts";

/** A decoded photograph as it is stored, with its EXIF orientation (1 to 8; Exif 2.32, 4.6.4 A). */
export interface DecodedPhotograph {
  bitmap: ImageBitmap;
  orientation: number;
}

export function uprightSize({ bitmap: { width, height }, orientation }: DecodedPhotograph): Size {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

const directions: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

export function drawUpright(
  context: OffscreenCanvasRenderingContext2D,
  { bitmap, orientation }: DecodedPhotograph,
): void {
  const [a, b, c, d] = directions[orientation - 1] ?? [1, 0, 0, 1];
  const fromRight = a < 0 ? bitmap.width : c < 0 ? bitmap.height : 0;
  const fromBottom = b < 0 ? bitmap.width : d < 0 ? bitmap.height : 0;
  context.transform(a, b, c, d, fromRight, fromBottom);
  context.drawImage(bitmap, 0, 0);
}
