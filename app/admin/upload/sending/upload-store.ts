import { type DBSchema, openDB } from "idb";
import { abortedAfter } from "#app/islands/aborted-after.ts";
import { share } from "../../installed/office-scope.ts";
import { type Draft, filesOf, sentFiles } from "../draft/draft.ts";
import type { SavedPicture } from "./upload-api.ts";
import type { UploadStore } from "./upload-persistence.ts";
import type { PublishedImage, ReceivedPictures } from "./upload-queue.ts";

interface StoredUpload {
  draft: Draft;
  received: ReceivedPictures;
  published?: readonly PublishedImage[];
  savedAt: number;
}

interface StoredPicture extends Omit<SavedPicture, "hash"> {
  id: string;
  hash?: string | null;
}

interface UploadDatabase extends DBSchema {
  /** By account. */
  uploads: { key: string; value: StoredUpload };
  /** By account and file id. */
  pictures: { key: [string, string]; value: StoredPicture };
}

/** As the service worker writes them. */
interface SharedDatabase extends DBSchema {
  [share.store]: { key: string; value: SharedPhotograph & { sharedAt: number } };
}

/** What the share sheet handed over; kept until it is in a form that is safe. */
export interface SharedPhotograph {
  /** A UUID: also its key at the server. */
  id: string;
  name: string;
  blob: Blob;
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

function openShared() {
  return openDB<SharedDatabase>(share.database, 1, {
    upgrade: (made) => void made.createObjectStore(share.store, { keyPath: "id" }),
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
  const shared = (await waitingPhotographs()).length;
  const store = await openUploadStore(account);
  const draft = (await store.load())?.draft;
  store.close();
  if (draft === undefined) return shared;
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

/** What was handed over by the share sheet and no form has taken yet. Rejects where the browser has no database. */
export async function waitingPhotographs(): Promise<SharedPhotograph[]> {
  const database = await openShared();
  const all = await database.getAll(share.store);
  const isOld = ({ sharedAt }: { sharedAt: number }) => Date.now() - sharedAt > share.most.age;
  await Promise.all(all.filter(isOld).map(({ id }) => database.delete(share.store, id)));
  database.close();
  return all.filter((photograph) => !isOld(photograph)).sort((one, other) => one.sharedAt - other.sharedAt);
}

export async function forgetShared(ids: readonly string[]): Promise<void> {
  const database = await openShared();
  await Promise.all(ids.map((id) => database.delete(share.store, id)));
  database.close();
}

/** Answers how to release the lock; null when another tab has it. */
export function lockUpload(account: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // Without encryption browsers hide their locks; then a second tab cannot be noticed.
    if (!("locks" in navigator)) return resolve(() => undefined);
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`rathkar-upload ${account}`, { signal: abortedAfter(lockTimeout) }, hold)
      .catch(() => resolve(null));
  });
}
