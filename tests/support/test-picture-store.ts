import {
  objectNameOf,
  type PictureMetadata,
  type PictureRole,
} from "#domain/gallery/pictures/picture-metadata.ts";
import { createPictureStore, type PictureStore } from "#domain/gallery/pictures/picture-store.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { openFreshSqlite, type TestDatabase } from "./engines.ts";
import { photographOf, uploadedFile } from "./photographs.ts";
import { sharedPictureProcesses } from "./shared-picture-processes.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestPictureStore extends AsyncDisposable {
  database: TestDatabase;
  files: FileStore;
  store: PictureStore & { stop(): Promise<void> };
  reopen(): PictureStore;
  setTime(time: Date): void;
  upload(
    bytes: Uint8Array,
  ): Promise<{ path: string; role: PictureRole; index: number; originalName: string }>;
  receive(bytes: Uint8Array): Promise<PictureMetadata & { objectName: string }>;
  fileNames(): Promise<string[]>;
  pictureRows(): Promise<{ object_name: string; is_warm: number }[]>;
}

export async function openPictureStore(
  change: (files: FileStore) => FileStore = (files) => files,
  openDatabase: () => Promise<TestDatabase> = openFreshSqlite,
): Promise<TestPictureStore> {
  const folder = await temporaryFolder();
  const database = await openDatabase();
  const files = openFileStore({ url: null, dataDir: folder.path });
  let now = new Date("2026-03-14T09:26:53.589Z");
  const clock = { now: () => now };
  const open = () => {
    const processes = sharedPictureProcesses();
    return createPictureStore({ database, files: change(files), clock, log: silentLog, processes });
  };
  const store = open();
  const stores = [store];
  const upload: TestPictureStore["upload"] = async (bytes) => ({
    path: await uploadedFile(folder.path, "upload", bytes),
    role: "main",
    index: 0,
    originalName: "truck.jpg",
  });
  return {
    database,
    files,
    store,
    upload,
    reopen() {
      const next = open();
      stores.push(next);
      return next;
    },
    setTime(time) {
      now = time;
    },
    async receive(bytes) {
      const received = await store.receive(await upload(bytes));
      if (!received.ok) throw new Error(received.refusal.reason);
      return { ...received.value, objectName: objectNameOf(received.value.url) ?? "" };
    },
    async fileNames() {
      const names: string[] = [];
      for await (const { name } of files.list("")) if (/^(main|sizes\/)/.test(name)) names.push(name);
      return names.sort();
    },
    pictureRows: () => database.db.selectFrom("pictures").select(["object_name", "is_warm"]).execute(),
    async [Symbol.asyncDispose]() {
      for (const opened of stores) await opened.stop();
      await database[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export function truckPhotograph(width = 700, height = 60): Promise<Buffer> {
  return photographOf(width, height).jpeg().toBuffer();
}
