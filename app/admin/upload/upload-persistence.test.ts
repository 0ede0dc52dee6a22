import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import type { KeptUpload, UploadStore } from "./kept-upload.ts";
import { beginPersisting } from "./upload-persistence.ts";

function keptOf(...names: string[]): KeptUpload {
  const singles = names.map((name) => ({ id: name, name }));
  return { draft: { ...emptyDraft, singles }, received: new Map(), pictures: new Map() };
}

/** A place for one upload, of which one can say that it is full. */
function memoryStore() {
  const place: { kept: KeptUpload | null; saves: number; isFull: boolean } = {
    kept: null,
    saves: 0,
    isFull: false,
  };
  const store: UploadStore = {
    load: async () => place.kept,
    async save(kept) {
      place.saves += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (place.isFull) throw new DOMException("full", "QuotaExceededError");
      place.kept = kept;
    },
    async clear() {
      place.kept = null;
    },
    close() {},
  };
  return { place, store };
}

function worldOf(store: UploadStore | null) {
  const held = { isHeld: false };
  const world = {
    async hold() {
      if (held.isHeld) return null;
      held.isHeld = true;
      return () => {
        held.isHeld = false;
      };
    },
    async open() {
      if (store === null) throw new DOMException("no databases here", "InvalidStateError");
      return store;
    },
  };
  return { held, world };
}

test("what one page keeps the next one finds, until nothing is left", async () => {
  const { store, place } = memoryStore();
  const { world } = worldOf(store);
  const first = await beginPersisting(world, () => {});
  expect([first.found, first.notKept()]).toEqual([null, null]);
  await first.save(keptOf("truck"));
  await first.close();

  const second = await beginPersisting(world, () => {});
  expect(second.found?.draft.singles).toEqual([{ id: "truck", name: "truck" }]);
  await second.save(keptOf());
  expect(place.kept).toBeNull();
});

test("changes that come while one is written are written once, as the last", async () => {
  const { store, place } = memoryStore();
  const keeping = await beginPersisting(worldOf(store).world, () => {});
  await Promise.all(["a", "b", "c", "d"].map((name) => keeping.save(keptOf(name))));
  expect(place.kept?.draft.singles[0]?.id).toBe("d");
  expect(place.saves).toBe(2);
});

test("a second tab keeps nothing and says so, and may when the first has gone", async () => {
  const { store, place } = memoryStore();
  const { world } = worldOf(store);
  const first = await beginPersisting(world, () => {});
  await first.save(keptOf("truck"));
  const second = await beginPersisting(world, () => {});
  expect(second.found).toBeNull();
  expect(second.notKept()).toMatch(/^Another tab of this browser/);
  await second.save(keptOf("bus"));
  expect(place.kept?.draft.singles[0]?.id).toBe("truck");

  await Promise.all([first.close(), second.close()]);
  expect((await beginPersisting(world, () => {})).found).not.toBeNull();
});

test("a browser without a place to keep says so", async () => {
  const { world, held } = worldOf(null);
  const keeping = await beginPersisting(world, () => {});
  expect(keeping.notKept()).toMatch(/^This browser has no room/);
  await keeping.save(keptOf("truck"));
  await keeping.close();
  expect(held.isHeld).toBe(false);
});

test("a place that runs full is emptied, and the page hears that nothing is kept", async () => {
  const { store, place } = memoryStore();
  let told = 0;
  const keeping = await beginPersisting(worldOf(store).world, () => {
    told += 1;
  });
  await keeping.save(keptOf("truck"));
  place.isFull = true;
  await keeping.save(keptOf("truck", "bus"));
  await keeping.save(keptOf("truck", "bus", "van"));

  expect([place.kept, told]).toEqual([null, 1]);
  expect(keeping.notKept()).toMatch(/^This browser has no room/);
});
