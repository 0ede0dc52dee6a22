import type { Draft } from "../draft/draft.ts";
import type { SavedPicture } from "./upload-api.ts";
import type { PublishedImage, ReceivedPictures } from "./upload-queue.ts";

export interface SavedUpload {
  draft: Draft;
  received: ReceivedPictures;
  /** By file id. */
  pictures: ReadonlyMap<string, SavedPicture>;
  /** By the last upload; not yet dismissed. */
  published: readonly PublishedImage[];
}

/** Its calls reject when it is full or closed. */
export interface UploadStore {
  load(): Promise<SavedUpload | null>;
  /** As a whole or not at all. */
  save(upload: SavedUpload): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

export interface PersistenceDependencies {
  /** Answers how to release the lock; null when another tab holds it. */
  lock(): Promise<(() => void) | null>;
  open(): Promise<UploadStore>;
}

/** Why an upload does not survive a reload. */
export type NotSavedReason = "other tab" | "no room";

export type UploadPersistence = Awaited<ReturnType<typeof openPersistence>>;

export async function openPersistence(
  { lock, open }: PersistenceDependencies,
  onNotSaved: (reason: NotSavedReason) => void,
) {
  const release = await lock();
  let store = release === null ? null : await open().catch(() => null);
  if (store === null) onNotSaved(release === null ? "other tab" : "no room");
  const restored = (await store?.load().catch(() => null)) ?? null;
  let next: SavedUpload | null = null;
  let writing: Promise<void> | null = null;

  /** After a reload, half an upload would look as if the rest were stored. */
  async function deselect(full: UploadStore) {
    store = null;
    await full.clear().catch(() => undefined);
    full.close();
    onNotSaved("no room");
  }

  async function write() {
    while (next !== null && store !== null) {
      const [upload, current] = [next, store];
      next = null;
      await (isEmpty(upload) ? current.clear() : current.save(upload)).catch(() => deselect(current));
    }
    writing = null;
  }

  return {
    /** What an earlier page left. */
    restored,
    /** Resolves once this, or something newer, is safe or cannot be. Never rejects. */
    save(upload: SavedUpload): Promise<void> {
      next = upload;
      writing ??= write();
      return writing;
    },
    async close(): Promise<void> {
      await writing;
      store?.close();
      release?.();
    },
  };
}

function isEmpty({ draft, published }: SavedUpload): boolean {
  return draft.entries.length + draft.failed.length + published.length === 0;
}
