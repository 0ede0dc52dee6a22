import type { Draft } from "./draft.ts";
import type { KeptPicture } from "./picture-contents.ts";
import type { ReceivedPictures } from "./upload-queue.ts";

/** What outlives a reload of the page: the form, what has arrived of it, and the pictures' bytes. */
export interface KeptUpload {
  draft: Draft;
  received: ReceivedPictures;
  /** By file id. */
  pictures: ReadonlyMap<string, KeptPicture>;
}

/** A place that outlives the page. Its calls reject when it is full or closed. */
export interface UploadStore {
  /** What an earlier page left, or null. */
  load(): Promise<KeptUpload | null>;
  /** Resolves once it is safely written, as a whole or not at all. */
  save(kept: KeptUpload): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}
