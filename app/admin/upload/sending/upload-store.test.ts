import { expect, test } from "vitest";
import { withSingles } from "../draft/arrange.ts";
import { emptyDraft } from "../draft/draft.ts";
import {
  type NotSavedReason,
  openPersistence,
  type SavedUpload,
  type UploadPersistence,
  type UploadStore,
} from "./upload-store.ts";

function uploadOf(...names: string[]): SavedUpload {
  const draft = withSingles(
    emptyDraft,
    names.map((name) => ({ id: name, name })),
  );
  return { draft, received: new Map(), files: new Map(), published: [] };
}

function idsIn(upload: SavedUpload | null): string[] | undefined {
  return upload?.draft.entries.map(({ id }) => id);
}

function openBrowser({ hasDatabase = true } = {}) {
  const state = { saved: null as SavedUpload | null, saves: 0, isFull: false, isLocked: false };
  const store: UploadStore = {
    load: async () => state.saved,
    async save(upload) {
      state.saves += 1;
      await Promise.resolve();
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      state.saved = upload;
    },
    async clear() {
      state.saved = null;
    },
    close() {},
  };
  async function lock() {
    if (state.isLocked) return null;
    state.isLocked = true;
    return () => {
      state.isLocked = false;
    };
  }
  async function open() {
    if (!hasDatabase) throw new DOMException("no databases here", "InvalidStateError");
    return store;
  }
  async function openTab(): Promise<UploadPersistence & { notSaved: NotSavedReason[] }> {
    const notSaved: NotSavedReason[] = [];
    return { ...(await openPersistence({ lock, open }, (reason) => notSaved.push(reason))), notSaved };
  }
  return { state, openTab };
}

test("what one page saves the next one restores, until nothing is left", async () => {
  const { state, openTab } = openBrowser();
  const first = await openTab();
  expect([first.restored, first.notSaved]).toEqual([null, []]);
  await first.save(uploadOf("truck"));
  await first.close();

  const second = await openTab();
  expect(idsIn(second.restored)).toEqual(["truck"]);
  await second.save(uploadOf());
  expect(state.saved).toBeNull();
});

test("changes that come while one is written are written once, as the last", async () => {
  const { state, openTab } = openBrowser();
  const { save } = await openTab();
  await Promise.all(["a", "b", "c", "d"].map((name) => save(uploadOf(name))));
  expect([idsIn(state.saved), state.saves]).toEqual([["d"], 2]);
});

test("a second tab saves nothing and says so, and may when the first has gone", async () => {
  const { state, openTab } = openBrowser();
  const first = await openTab();
  await first.save(uploadOf("truck"));
  const second = await openTab();
  expect([second.restored, second.notSaved]).toEqual([null, ["other tab"]]);
  await second.save(uploadOf("bus"));
  expect(idsIn(state.saved)).toEqual(["truck"]);

  await Promise.all([first.close(), second.close()]);
  expect(idsIn((await openTab()).restored)).toEqual(["truck"]);
});

test("a browser without a database says so", async () => {
  const { state, openTab } = openBrowser({ hasDatabase: false });
  const { notSaved, save, close } = await openTab();
  await save(uploadOf("truck"));
  await close();
  expect([notSaved, state.isLocked]).toEqual([["no room"], false]);
});

test("a database that runs full is emptied, and the page hears that nothing is saved", async () => {
  const { state, openTab } = openBrowser();
  const { notSaved, save } = await openTab();
  await save(uploadOf("truck"));
  state.isFull = true;
  await save(uploadOf("truck", "bus"));
  await save(uploadOf("truck", "bus", "van"));
  expect([state.saved, notSaved]).toEqual([null, ["no room"]]);
});
