import pLimit from "p-limit";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import { photographProblem } from "./photograph-problem.ts";
import { UploadFailure } from "./retry.ts";

export interface SavedPicture {
  blob: Blob;
  /** Already compressed. */
  isReady: boolean;
}

export interface ChosenPicture extends SavedPicture {
  preview: Blob;
}

interface BytesDependencies {
  compress(picture: Blob, name: string): Promise<Blob>;
  save(): Promise<void>;
  text: UploadText;
}

// One at a time: a decoded photograph takes some 50 MB of a phone's memory.
const oneAtATime = pLimit(1);

/** Compressed once, and saved before they are sent: a key must always carry the same bytes, also after a reload. */
export async function bytesToSend(
  picture: ChosenPicture | undefined,
  name: string,
  { compress, save, text }: BytesDependencies,
): Promise<Blob> {
  // Undefined where the file was moved or changed since it was chosen.
  const readable = await picture?.blob
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (picture === undefined || readable === undefined) {
    throw new UploadFailure(fillPlaceholders(text.failures.unreadable, { name }), "refused");
  }
  if (!picture.isReady) {
    picture.blob = await oneAtATime(compress, picture.blob, name);
    picture.isReady = true;
    await save();
  }
  if (picture.blob.size > photographLimits.bytes) {
    throw new UploadFailure(photographProblem(text, { kind: "too many bytes" }), "refused");
  }
  return picture.blob;
}

/** Answers the picture as it is where that fails: the server judges and re-encodes every one. */
export async function compressPhotograph(picture: Blob, name: string): Promise<Blob> {
  try {
    const { default: compress } = await import("browser-image-compression");
    const smaller = await compress(new File([picture], name, { type: picture.type }), {
      maxSizeMB: 1,
      maxWidthOrHeight: 1920,
      fileType: "image/jpeg",
      initialQuality: 0.8,
      // Its worker loads the library from another site, which our policy forbids.
      useWebWorker: false,
    });
    return smaller.size < picture.size ? smaller : picture;
  } catch {
    return picture;
  }
}
