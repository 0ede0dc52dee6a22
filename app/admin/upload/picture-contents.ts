import pLimit from "p-limit";
import { photographLimits, photographRefusal } from "#domain/gallery/uploads/photograph-rules.ts";
import { UploadFailure } from "./upload-failure.ts";

/** The bytes of a chosen picture as they are kept. */
export interface KeptPicture {
  blob: Blob;
  /** Made smaller before: to be sent as it is. */
  isReady: boolean;
}

/** The bytes of all chosen pictures, by file id. */
export interface PictureContents {
  add(id: string, picture: KeptPicture): void;
  /** For the preview: as chosen, or as found after a reload. Null when the picture is gone. */
  preview(id: string): Blob | null;
  /** What is sent, the same bytes at every try. Throws an UploadFailure when they cannot be read any more. */
  toSend(id: string, name: string): Promise<Blob>;
  /** What is worth keeping. */
  all(): ReadonlyMap<string, KeptPicture>;
  keepOnly(ids: ReadonlySet<string>): void;
}

/**
 * `makeSmaller` answers the same picture when it cannot be made smaller. `keep` is called with every picture that was
 * made ready, and awaited before it is sent: after a reload the same bytes must go out under the same key.
 */
export function createPictureContents(parts: {
  makeSmaller(picture: Blob, name: string): Promise<Blob>;
  keep(): Promise<void>;
}): PictureContents {
  const pictures = new Map<string, KeptPicture & { preview: Blob }>();
  // One at a time: a decoded photograph takes some 50 MB of a phone's memory.
  const inLine = pLimit(1);

  return {
    add: (id, picture) => pictures.set(id, { ...picture, preview: picture.blob }),
    preview: (id) => pictures.get(id)?.preview ?? null,
    all: () => pictures,

    async toSend(id, name) {
      const picture = pictures.get(id);
      if (picture === undefined || !(await isReadable(picture.blob))) {
        throw new UploadFailure(
          `${name} can no longer be read on this device. Please choose it again.`,
          "refused",
        );
      }
      if (!picture.isReady) {
        picture.blob = await inLine(parts.makeSmaller, picture.blob, name);
        picture.isReady = true;
        await parts.keep();
      }
      // A line that is slow should not carry what the server must refuse.
      if (picture.blob.size > photographLimits.bytes) {
        throw new UploadFailure(photographRefusal({ kind: "too many bytes" }), "refused");
      }
      return picture.blob;
    },

    keepOnly(ids) {
      for (const id of pictures.keys()) if (!ids.has(id)) pictures.delete(id);
    },
  };
}

/** A file that was moved or changed since it was chosen cannot be read any more. */
async function isReadable(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
