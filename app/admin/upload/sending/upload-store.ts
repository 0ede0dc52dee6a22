import { type DBSchema, openDB } from "idb";
import { abortedAfter } from "#app/islands/aborted-after.ts";
import { filesOf, sentFiles } from "../draft/draft.ts";
import type { SavedPicture } from "../picture-bytes.ts";
import { waitingPhotographs } from "../share-sheet/shared-photographs.ts";
import type { SavedUpload, UploadStore } from "./upload-persistence.ts";

type StoredUpload = Omit<SavedUpload, "pictures" | "published"> &
  Partial<Pick<SavedUpload, "published">> & { savedAt: number };

interface UploadDatabase extends DBSchema {
  /** By account. */
  uploads: { key: string; value: StoredUpload };
  /** By account and file id. */
  pictures: {
    key: [string, string];
    value: Omit<SavedPicture, "hash"> & Partial<Pick<SavedPicture, "hash">> & { id: string };
  };
}

/** The server knows the keys for so long, in milliseconds. */
const savedFor = 29 * 24 * 60 * 60 * 1000;

/** A tab that is just closing releases its lock within this, in milliseconds. */
const lockTimeout = 1_000;

function openDatabase() {
  return openDB<UploadDatabase>("rathkar-uploads", 2, {
    upgrade(upgraded) {
      for (const name of [...upgraded.objectStoreNames]) upgraded.deleteObjectStore(name);
      upgraded.createObjectStore("uploads");
      upgraded.createObjectStore("pictures");
    },
  });
}

/** Rejects where the browser has no database. */
export async function openUploadStore(account: string): Promise<UploadStore> {
  const database = await openDatabase();
  const range = IDBKeyRange.bound([account], [account, []]);
  /** So that the bytes of each picture are written once. */
  let written: ReadonlyMap<string, SavedPicture> = new Map();

  async function clear() {
    const transaction = database.transaction(["uploads", "pictures"], "readwrite");
    await Promise.all([
      transaction.objectStore("uploads").delete(account),
      transaction.objectStore("pictures").delete(range),
      transaction.done,
    ]);
    written = new Map();
  }

  return {
    async load() {
      const upload = await database.get("uploads", account);
      if (upload === undefined) return null;
      if (Date.now() - upload.savedAt > savedFor) {
        await clear();
        return null;
      }
      const pictures = await database.getAll("pictures", range);
      // An earlier version of this page saved less.
      written = new Map(pictures.map(({ hash = null, ...picture }) => [picture.id, { ...picture, hash }]));
      return { ...upload, published: upload.published ?? [], pictures: written };
    },

    async save({ draft, received, pictures, published }) {
      const wanted = new Map<string, SavedPicture>();
      const transaction = database.transaction(["uploads", "pictures"], "readwrite");
      const store = transaction.objectStore("pictures");
      const steps: Promise<unknown>[] = [];
      for (const { id } of filesOf(draft)) {
        const picture = pictures.get(id);
        if (picture === undefined) continue;
        const { blob, isReady, hash } = picture;
        const before = written.get(id);
        wanted.set(id, { blob, isReady, hash });
        if (before?.blob === blob && before.isReady === isReady) continue;
        steps.push(store.put({ id, blob, isReady, hash }, [account, id]));
      }
      for (const id of written.keys()) if (!wanted.has(id)) steps.push(store.delete([account, id]));
      const upload = { draft, received, published, savedAt: Date.now() };
      steps.push(transaction.objectStore("uploads").put(upload, account));
      await Promise.all([...steps, transaction.done]);
      written = wanted;
    },

    clear,
    close: () => database.close(),
  };
}

/** Pictures that wait in this browser to be uploaded, also shared ones. Rejects where the browser has no database. */
export async function countUnfinished(account: string): Promise<number> {
  const store = await openUploadStore(account);
  const saved = await store.load();
  store.close();
  const shared = (await waitingPhotographs()).length;
  if (saved === null) return shared;
  const { draft } = saved;
  return shared + (draft.sending === null ? filesOf(draft) : sentFiles(draft)).length;
}

/** Whether an upload of the account ended before its end. */
export async function isUploadInterrupted(account: string): Promise<boolean> {
  try {
    const database = await openDatabase();
    const upload = await database.get("uploads", account);
    database.close();
    return (upload?.draft.sending ?? null) !== null;
  } catch {
    return false;
  }
}

/** Answers how to release the lock; null when another tab has it. */
export function lockUpload(account: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // Without encryption browsers hide their locks; then a second tab cannot be noticed.
    if (!("locks" in navigator)) {
      resolve(() => undefined);
      return;
    }
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`rathkar-upload ${account}`, { signal: abortedAfter(lockTimeout) }, hold)
      .catch(() => resolve(null));
  });
}
