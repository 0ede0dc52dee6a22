import type { KeptUpload, UploadStore } from "./kept-upload.ts";

/** Keeps the upload where it outlives the page, as long as that is possible. */
export interface UploadPersistence {
  /** What an earlier page left, or null. */
  found: KeptUpload | null;
  /** Why the upload does not outlive the page; null while it does. */
  notKept(): string | null;
  /** Resolves once this, or something newer, is safe, or once nothing can be kept any more. Never rejects. */
  save(kept: KeptUpload): Promise<void>;
  /** Lets another page have it, once all is written. */
  close(): Promise<void>;
}

/** The parts of a browser that keep. */
export interface PersistenceDependencies {
  /** Holds the list for this page until the answer is called; null when another tab holds it. */
  hold(): Promise<(() => void) | null>;
  open(): Promise<UploadStore>;
}

const inOtherTab =
  "Another tab of this browser has an upload open. Pictures chosen here are lost when this page is closed before they are uploaded.";
const noRoom =
  "This browser has no room to keep the pictures. Please leave this page open until they are uploaded.";

/** Begins to keep. `onLost` hears when it becomes impossible later. */
export async function beginPersisting(
  world: PersistenceDependencies,
  onLost: () => void,
): Promise<UploadPersistence> {
  const release = await world.hold();
  if (release === null) return keptNowhere(inOtherTab, () => undefined);
  let store: UploadStore | null = await world.open().catch(() => null);
  const found = (await store?.load().catch(() => null)) ?? null;
  if (store === null) return keptNowhere(noRoom, release);
  let next: KeptUpload | null = null;
  let writing: Promise<void> | null = null;

  /** Half a list would be worse than none: after a reload it would look as if the rest were stored. */
  async function giveUp(full: UploadStore) {
    store = null;
    await full.clear().catch(() => undefined);
    full.close();
    onLost();
  }

  async function write() {
    while (next !== null && store !== null) {
      const kept = next;
      next = null;
      const full = store;
      await (isEmpty(kept) ? full.clear() : full.save(kept)).catch(() => giveUp(full));
    }
    writing = null;
  }

  return {
    found,
    notKept: () => (store === null ? noRoom : null),
    save(kept) {
      next = kept;
      writing ??= write();
      return writing;
    },
    async close() {
      await writing;
      store?.close();
      release();
    },
  };
}

function keptNowhere(reason: string, release: () => void): UploadPersistence {
  return {
    found: null,
    notKept: () => reason,
    save: async () => {},
    close: async () => release(),
  };
}

function isEmpty({ draft }: KeptUpload): boolean {
  return draft.singles.length + draft.pairs.length + draft.failed.length === 0;
}
