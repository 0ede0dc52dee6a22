import { type Frame, type Size, wholePicture } from "#app/ui/frame.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import { isAccepted, mostPixels } from "#platform/images/accepted-photographs.ts";
import { type JudgedFile, judgeFile } from "#platform/images/judged-file.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";

export interface ReadingTask {
  photograph: Blob;
  /** In pixels; nothing is enlarged. */
  longestSide: number;
  /** Asked for; what cannot be made so small is as small as it can be. */
  mostBytes: number;
  frame?: Frame | undefined;
}

/** `unread`: this browser cannot decode it. */
export type Reading = { kind: "refused"; fault: PhotographFault } | { kind: "unread" } | ReadPhotograph;

export interface ReadPhotograph extends Size {
  kind: "read";
  /** Upright, without metadata; the photograph itself where that is smaller and can stay. */
  picture: Blob;
  /** Else only the server can tell whether it is whole. */
  isSound: boolean;
}

const mediaTypes: Record<JudgedFile["type"], string> = {
  JPEG: "image/jpeg",
  PNG: "image/png",
  WebP: "image/webp",
  AVIF: "image/avif",
  HEIC: "image/heic",
};

const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3];

/** Judges a photograph by all its bytes, then decodes it and makes a JPEG. Runs in a worker. */
export async function readPhotograph({ photograph, frame, ...size }: ReadingTask): Promise<Reading> {
  const bytes = new Uint8Array(await photograph.arrayBuffer());
  const judged = judgeFile(bytes);
  if (!judged.ok) return { kind: "refused", fault: judged.refusal };
  const { type, structure } = judged.value;
  // Some browsers go by the media type, which comes from the name.
  const named = new Blob([bytes], { type: mediaTypes[type] });
  const decoded = await createImageBitmap(named, { imageOrientation: "from-image" }).catch(() => null);
  if (decoded === null) return type === "HEIC" ? refusedHeic : { kind: "unread" };
  try {
    const { width, height } = decoded;
    const isSound = structure === "whole" && !hasGreyEdge(decoded);
    const encoded = await encode(decoded, frame ?? wholePicture, size);
    const isTaken = isAccepted(type) && width * height <= mostPixels(type, photographLimits.pixels);
    const mayStay = frame === undefined && isTaken && photograph.size <= encoded.size;
    return { kind: "read", width, height, isSound, picture: mayStay ? photograph : encoded };
  } finally {
    decoded.close();
  }
}

const refusedHeic: Reading = { kind: "refused", fault: { kind: "other kind of file", found: "HEIC" } };

async function encode(
  decoded: ImageBitmap,
  frame: Frame,
  { longestSide, mostBytes }: Omit<ReadingTask, "photograph" | "frame">,
): Promise<Blob> {
  const x = Math.round(frame.x * decoded.width);
  const y = Math.round(frame.y * decoded.height);
  const width = Math.round(frame.width * decoded.width);
  const height = Math.round(frame.height * decoded.height);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = contextOf(canvas);
  // JPEG has no transparency: it would be black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(decoded, x, y, width, height, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= mostBytes || quality === qualities.at(-1)) return blob;
  }
  throw new Error("There is no quality to encode with.");
}

/** Decoders paint what they could not read in one exact grey; where the picture was turned, at any edge. */
function hasGreyEdge(decoded: ImageBitmap): boolean {
  const { width, height } = decoded;
  return (
    isGrey(decoded, 0, height - 1, width, 1) ||
    isGrey(decoded, 0, 0, width, 1) ||
    isGrey(decoded, 0, 0, 1, height) ||
    isGrey(decoded, width - 1, 0, 1, height)
  );
}

function isGrey(decoded: ImageBitmap, x: number, y: number, width: number, height: number): boolean {
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(decoded, x, y, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - 128) < 2);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The browser has no canvas for a worker.");
  return context;
}
