import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Draft } from "./draft.ts";
import { filesOf } from "./draft.ts";
import type { UploadStore } from "./kept-upload.ts";
import type { KeptPicture } from "./picture-contents.ts";
import type { ReceivedPictures } from "./upload-queue.ts";

interface UploadDatabase extends DBSchema {
  /** One for each account. */
  lists: { key: string; value: { draft: Draft; received: ReceivedPictures; savedAt: number } };
  /** By account and file id. */
  pictures: { key: [string, string]; value: KeptPicture };
}

/** The server knows the keys of what is tried again for so long (milliseconds); an older list is dropped. */
const keptFor = 29 * 24 * 60 * 60 * 1000;

/** The account's place in this browser. Rejects where the browser has none. */
export async function openUploadStore(account: string): Promise<UploadStore> {
  const database = await openDB<UploadDatabase>("rathkar-uploads", 1, {
    upgrade(made) {
      made.createObjectStore("lists");
      made.createObjectStore("pictures");
    },
  });
  const range = IDBKeyRange.bound([account], [account, []]);
  /** What is written of each picture, so that its bytes are written once. */
  const written = new Map<string, Blob>();

  async function clear() {
    const transaction = database.transaction(["lists", "pictures"], "readwrite");
    await Promise.all([
      transaction.objectStore("lists").delete(account),
      transaction.objectStore("pictures").delete(range),
      transaction.done,
    ]);
    written.clear();
  }

  return {
    async load() {
      const list = await database.get("lists", account);
      if (list === undefined) return null;
      if (Date.now() - list.savedAt > keptFor) {
        await clear();
        return null;
      }
      const pictures = await readPictures(database, range);
      for (const [id, { blob }] of pictures) written.set(id, blob);
      return { draft: list.draft, received: list.received, pictures };
    },

    async save({ draft, received, pictures }) {
      const wanted = new Set(filesOf(draft).map(({ id }) => id));
      const transaction = database.transaction(["lists", "pictures"], "readwrite");
      const store = transaction.objectStore("pictures");
      const steps: Promise<unknown>[] = [];
      for (const id of wanted) {
        const picture = pictures.get(id);
        if (picture === undefined || written.get(id) === picture.blob) continue;
        steps.push(store.put({ blob: picture.blob, isReady: picture.isReady }, [account, id]));
      }
      for (const id of written.keys()) if (!wanted.has(id)) steps.push(store.delete([account, id]));
      const list = { draft, received, savedAt: Date.now() };
      steps.push(transaction.objectStore("lists").put(list, account));
      await Promise.all([...steps, transaction.done]);
      for (const id of written.keys()) if (!wanted.has(id)) written.delete(id);
      for (const id of wanted) written.set(id, pictures.get(id)?.blob ?? new Blob());
    },

    clear,
    close: () => database.close(),
  };
}

async function readPictures(
  database: IDBPDatabase<UploadDatabase>,
  range: IDBKeyRange,
): Promise<Map<string, KeptPicture>> {
  const pictures = new Map<string, KeptPicture>();
  const transaction = database.transaction("pictures");
  for (let cursor = await transaction.store.openCursor(range); cursor; cursor = await cursor.continue()) {
    pictures.set(cursor.key[1], cursor.value);
  }
  return pictures;
}
