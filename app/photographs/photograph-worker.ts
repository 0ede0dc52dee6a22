import { takeOrientation } from "#platform/images/exif.ts";
import { isSurelyTaken } from "#platform/images/file-type.ts";
import { type JudgedFile, judgeFile } from "#platform/images/judged-file.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import { type Crop, type Size, wholePicture } from "#platform/images/picture-edit.ts";
import { toldColour } from "#platform/images/told-colour.ts";

export interface InspectionTask {
  photograph: Blob;
  longestSide: number;
  mostBytes: number;
  crop?: Crop | undefined;
}

/** `unread`: this browser cannot decode it. `kept`: its bytes, whatever becomes of the file. */
export type Inspection =
  | { kind: "refused"; fault: PhotographFault }
  | { kind: "unread"; kept: Blob | null; hash: string | null }
  | ReadPhotograph;

interface ReadPhotograph extends Size {
  kind: "read";
  picture: Blob;
  kept: Blob;
  hash: string | null;
  isSound: boolean;
}

const mediaTypes: Record<JudgedFile["type"], string> = {
  JPEG: "image/jpeg",
  PNG: "image/png",
  WebP: "image/webp",
  AVIF: "image/avif",
  HEIC: "image/heic",
};

/** EXIF orientation from 1 to 8 (Exif 2.32, 4.6.4 A). */
interface DecodedPhotograph {
  bitmap: ImageBitmap;
  orientation: number;
}

const lowestQuality = 0.3;
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, lowestQuality];

self.addEventListener("message", async ({ data }: MessageEvent<InspectionTask>) => {
  const unread: Inspection = { kind: "unread", kept: null, hash: null };
  self.postMessage(await readPhotograph(data).catch(() => unread));
});

async function readPhotograph({ photograph, crop, ...size }: InspectionTask): Promise<Inspection> {
  const bytes = new Uint8Array(await photograph.arrayBuffer());
  const judged = judgeFile(bytes);
  if (!judged.ok) return { kind: "refused", fault: judged.refusal };
  const { type, structure } = judged.value;
  // Some browsers go by the media type, which comes from the name.
  const media = { type: mediaTypes[type] };
  const kept = new Blob([bytes], media);
  const hash = await hashOf(bytes);
  const orientation = takeOrientation(bytes, type);
  // Only some browsers turn a WebP by its EXIF, so none is shown any.
  const asStored = orientation === 1 ? kept : new Blob([bytes], media);
  const bitmap = await createImageBitmap(asStored, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap === null) return type === "HEIC" ? refusedHeic : { kind: "unread", kept, hash };
  try {
    const decoded = { bitmap, orientation };
    const { width, height } = uprightSize(decoded);
    const isSound = structure === "whole" && !hasGreyEdge(bitmap);
    const encoded = await encode(decoded, crop ?? wholePicture, size);
    const isSmall = kept.size <= encoded.size && isSurelyTaken(type, { width, height });
    const mayStay = crop === undefined && isSmall && orientation === 1 && isShownAlike(bytes, type);
    const picture = mayStay ? kept : encoded;
    return { kind: "read", width, height, isSound, kept, hash, picture };
  } finally {
    bitmap.close();
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  // On plain http there is no `crypto.subtle`.
  if (!self.isSecureContext) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers and server differ on AVIF, and on colours outside of an ICC profile. */
function isShownAlike(bytes: Uint8Array, type: JudgedFile["type"]): boolean {
  return type !== "AVIF" && type !== "HEIC" && toldColour(bytes, type) === null;
}

const refusedHeic: Inspection = { kind: "refused", fault: { kind: "other kind of file", found: "HEIC" } };

async function encode(
  decoded: DecodedPhotograph,
  crop: Crop,
  { longestSide, mostBytes }: Omit<InspectionTask, "photograph" | "crop">,
): Promise<Blob> {
  const whole = uprightSize(decoded);
  const x = Math.round(crop.x * whole.width);
  const y = Math.round(crop.y * whole.height);
  const width = Math.round(crop.width * whole.width);
  const height = Math.round(crop.height * whole.height);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = contextOf(canvas);
  // JPEG has no transparency: it would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.scale(canvas.width / width, canvas.height / height);
  context.translate(-x, -y);
  drawUpright(context, decoded);
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= mostBytes || quality === lowestQuality) return blob;
  }
  throw new Error("There is no quality to encode with.");
}

/** Decoders paint what they could not read in one exact grey. */
function hasGreyEdge(bitmap: ImageBitmap): boolean {
  const { width, height } = bitmap;
  return (
    isGrey(bitmap, 0, height - 1, width, 1) ||
    isGrey(bitmap, 0, 0, width, 1) ||
    isGrey(bitmap, 0, 0, 1, height) ||
    isGrey(bitmap, width - 1, 0, 1, height)
  );
}

function isGrey(bitmap: ImageBitmap, x: number, y: number, width: number, height: number): boolean {
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - 128) < 2);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The browser has no canvas for a worker.");
  return context;
}

function uprightSize({ bitmap: { width, height }, orientation }: DecodedPhotograph): Size {
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

function drawUpright(
  context: OffscreenCanvasRenderingContext2D,
  { bitmap, orientation }: DecodedPhotograph,
): void {
  const [a, b, c, d] = directions[orientation - 1] ?? [1, 0, 0, 1];
  const fromRight = a < 0 ? bitmap.width : c < 0 ? bitmap.height : 0;
  const fromBottom = b < 0 ? bitmap.width : d < 0 ? bitmap.height : 0;
  context.transform(a, b, c, d, fromRight, fromBottom);
  context.drawImage(bitmap, 0, 0);
}
