import type { PreparedPhotograph } from "#app/photographs/browser-photographs.ts";
import { photographProblem } from "#app/photographs/photograph-problem.ts";
import type { Frame } from "#app/ui/frame.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import type { Result } from "#platform/result.ts";
import { UploadFailure } from "./sending/retry.ts";

export interface SavedPicture {
  blob: Blob;
  /** What is sent, no longer what was chosen. */
  isReady: boolean;
  /** SHA-256 of what was chosen, in hex; null where it is not known. */
  hash: string | null;
}

export type PictureToSend = Pick<SavedPicture, "blob" | "hash">;

export interface BytesDependencies {
  prepare(photograph: Blob, frame: Frame | undefined): Promise<Result<PreparedPhotograph, PhotographFault>>;
  save(): Promise<void>;
  text: UploadText;
}

/** Prepared once, and saved before they are sent: a key must always carry the same bytes, also after a reload. */
export async function pictureToSend(
  picture: SavedPicture | undefined,
  { name, frame }: { name: string; frame?: Frame },
  { prepare, save, text }: BytesDependencies,
): Promise<PictureToSend> {
  // Undefined where the file was moved or changed since it was chosen.
  const readable = await picture?.blob
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (picture === undefined || readable === undefined) {
    throw new UploadFailure(fillPlaceholders(text.failures.unreadable, { name }), "refused");
  }
  if (!picture.isReady) {
    const prepared = await prepare(picture.blob, frame);
    if (!prepared.ok) throw refusedAs(prepared.refusal, text);
    picture.blob = prepared.value.picture;
    picture.hash = prepared.value.hash;
    picture.isReady = true;
    await save();
  }
  if (picture.blob.size > photographLimits.bytes) throw refusedAs({ kind: "too many bytes" }, text);
  return { blob: picture.blob, hash: picture.hash };
}

function refusedAs(fault: PhotographFault, text: UploadText): UploadFailure {
  return new UploadFailure(photographProblem(text, fault, navigator.userAgent), "refused");
}
