import { type DBSchema, openDB } from "idb";
import { abortedAfter } from "#app/islands/aborted-after.ts";
import { share } from "../../kit/pwa/office-scope.ts";
import type { FileBytes } from "../../kit/upload/upload-api.ts";
import { type Draft, filesOf, sentFiles } from "../draft/draft.ts";
import type { PublishedImage, ReceivedFiles } from "./upload-queue.ts";

export interface SavedUpload {
  draft: Draft;
  received: ReceivedFiles;
  files: ReadonlyMap<string, FileBytes>;
  published: readonly PublishedImage[];
}

/** Its calls reject when it is full or closed. */
export interface UploadStore {
  load(): Promise<SavedUpload | null>;
  save(upload: SavedUpload): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

export interface PersistenceDependencies {
  lock(): Promise<(() => void) | null>;
  open(): Promise<UploadStore>;
}

interface StoredUpload {
  draft: Draft;
  received: ReceivedFiles;
  published?: readonly PublishedImage[];
  savedAt: number;
}

interface StoredBytes extends Omit<FileBytes, "hash"> {
  id: string;
  hash?: string | null;
}

interface UploadDatabase extends DBSchema {
  uploads: { key: string; value: StoredUpload };
  pictures: { key: [string, string]; value: StoredBytes };
}

interface SharedDatabase extends DBSchema {
  [share.store]: { key: string; value: SharedFile & { sharedAt: number } };
}

export interface SharedFile {
  /** A UUID: also its key at the server. */
  id: string;
  name: string;
  blob: Blob;
}

/** Milliseconds: shorter than the server knows the keys. */
const savedFor = 29 * 24 * 60 * 60 * 1000;

/** Milliseconds in which a closing tab releases its lock. */
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
  let written: ReadonlyMap<string, FileBytes> = new Map();

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
      const files = await database.getAll("pictures", range);
      // An earlier version of this page saved less.
      written = new Map(files.map(({ hash = null, ...file }) => [file.id, { ...file, hash }]));
      return { ...upload, published: upload.published ?? [], files: written };
    },

    async save({ draft, received, files, published }) {
      const wanted = new Map<string, FileBytes>();
      const transaction = database.transaction(["uploads", "pictures"], "readwrite");
      const store = transaction.objectStore("pictures");
      const steps: Promise<unknown>[] = [];
      for (const { id } of filesOf(draft)) {
        const file = files.get(id);
        if (file === undefined) continue;
        const { blob, isReady, hash } = file;
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
    restored,
    /** Resolves once this, or something newer, is safe or cannot be. */
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

/** Rejects where the browser has no database. */
export async function countUnfinished(account: string): Promise<number> {
  const [shared, draft] = [await waitingFiles(), await savedDraft(account)];
  if (draft === null) return shared.length;
  return shared.length + (draft.sending === null ? filesOf(draft) : sentFiles(draft)).length;
}

export async function isUploadInterrupted(account: string): Promise<boolean> {
  const draft = await savedDraft(account).catch(() => null);
  return (draft?.sending ?? null) !== null;
}

async function savedDraft(account: string): Promise<Draft | null> {
  const store = await openUploadStore(account);
  const saved = await store.load().finally(() => store.close());
  return saved?.draft ?? null;
}

export async function waitingFiles(): Promise<SharedFile[]> {
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
    // Without encryption there are no locks, so a second tab goes unnoticed.
    if (!("locks" in navigator)) return resolve(() => undefined);
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`rathkar-upload ${account}`, { signal: abortedAfter(lockTimeout) }, hold)
      .catch(() => resolve(null));
  });
}
