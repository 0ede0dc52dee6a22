import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { upload as text } from "#content/en/admin/upload.ts";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import { accepted } from "#platform/result.ts";
import { moved, withHalves, withoutFile, withSingles } from "./arrange.ts";
import { emptyDraft, filesOf, halves } from "./draft.ts";
import type { Reading } from "./photographs/read-photograph.ts";
import { UploadFailure } from "./retry.ts";
import type { SharedPhotograph } from "./share-sheet/shared-photographs.ts";
import { createUploadController, type UploadController } from "./upload-controller.ts";
import type { SavedUpload, UploadStore } from "./upload-persistence.ts";

/** What may happen to a call: `lost` before it reaches the server, `unanswered` after the server has done it. */
const troubles = ["none", "lost", "unanswered", "fault", "signed out", "reload"] as const;
type Trouble = (typeof troubles)[number] | "refused";

/** A server that knows keys, as ours does. Its pictures are told apart by the bytes that arrived. */
function fakeServer() {
  const urlOfKey = new Map<string, string>();
  const bytesOfUrl = new Map<string, string>();
  const imageOfKey = new Map<string, string>();
  const images: string[] = [];
  return {
    images,
    pictures: urlOfKey,
    receive(key: string, bytes: string): string {
      const url = urlOfKey.get(key) ?? `/gallery-images/${urlOfKey.size}`;
      expect(bytesOfUrl.get(url) ?? bytes).toBe(bytes);
      urlOfKey.set(key, url);
      bytesOfUrl.set(url, bytes);
      return url;
    },
    store(batch: NewImages): string[] {
      return batch.images.map((image) => {
        const key = image.uploadKey ?? "";
        const id = imageOfKey.get(key) ?? `image-${imageOfKey.size}`;
        if (!imageOfKey.has(key)) {
          const { uploadKey: _, ...pictures } = image;
          const urls = Object.values(pictures);
          images.push(urls.map((url) => bytesOfUrl.get(url)).join("+"));
        }
        imageOfKey.set(key, id);
        return id;
      });
    },
  };
}

/** A browser whose calls meet these troubles, one after the other, and whose page can be reloaded. */
function openBrowser(
  troublesAhead: { pictures?: Trouble[]; batches?: Trouble[] } = {},
  { hasRoom = true } = {},
) {
  const server = fakeServer();
  const ahead = {
    pictures: [...(troublesAhead.pictures ?? [])],
    batches: [...(troublesAhead.batches ?? [])],
  };
  const outcomes: string[] = [];
  /** What this browser sees in photographs, by what they hold. */
  const looks = new Map<string, Reading>();
  let saved: SavedUpload | null = null;
  let controller: UploadController | null = null;
  let reloading: Promise<void> | null = null;
  let locks = 0;
  let shared: SharedPhotograph[] = [];
  const painted: number[] = [];

  const store: UploadStore = {
    load: async () => saved,
    // Like a browser's database: a copy, so that nothing that happens later slips in.
    async save({ draft, received, pictures }) {
      saved = {
        ...structuredClone({ draft, received }),
        pictures: new Map([...pictures].map(([id, picture]) => [id, { ...picture }])),
      };
    },
    async clear() {
      saved = null;
    },
    close() {},
  };

  function reload(open: "open" | "resume" = "open") {
    controller?.close();
    reloading = openPage(open);
  }

  async function call<Value>(line: Trouble[], signal: AbortSignal, work: () => Value): Promise<Value> {
    const trouble = line.shift() ?? "none";
    await new Promise((resolve) => setImmediate(resolve));
    if (trouble === "reload") reload();
    if (signal.aborted || trouble === "lost") throw new UploadFailure("The connection was lost.", "passing");
    if (trouble === "fault") throw new UploadFailure("Reference 7.", "passing");
    if (trouble === "refused") throw new UploadFailure("No photograph.", "refused");
    if (trouble === "signed out") throw new UploadFailure("Your session has ended.", "signed out");
    const value = work();
    if (trouble === "unanswered") throw new UploadFailure("The connection was lost.", "passing");
    return value;
  }

  async function openPage(open: "open" | "resume" = "open") {
    const page = createUploadController({
      async lock() {
        locks += 1;
        return () => {
          locks -= 1;
        };
      },
      async open() {
        if (!hasRoom) throw new DOMException("no databases here", "InvalidStateError");
        return store;
      },
      isInterrupted: async () => (saved?.draft.sending ?? null) !== null,
      shared: {
        waiting: async () => shared,
        async forget(ids) {
          shared = shared.filter(({ id }) => !ids.includes(id));
        },
      },
      async painted() {
        const { percent, draft } = page.state();
        if (draft.sending !== null) painted.push(percent);
      },
      lookAt: async (photograph) => looks.get(await photograph.text()) ?? { kind: "unread" },
      prepare: async (photograph) => accepted(photograph),
      api: {
        async sendPicture({ id }, bytes, { signal }) {
          const sent = await bytes.text();
          return call(ahead.pictures, signal, () => server.receive(id, sent));
        },
        storeBatch: (batch, { signal }) => call(ahead.batches, signal, () => server.store(batch)),
      },
      timing: {
        isOnline: () => true,
        pause: async () => {},
        async whenSignedInAgain() {
          if (ahead.pictures.length % 2 === 1) throw new Error("The page was left.");
        },
      },
      text,
      onSettled: (entries, { size }) => outcomes.push(`${entries.length - size} stored`),
    });
    controller = page;
    await page[open]();
  }

  return {
    server,
    outcomes,
    painted,
    isLocked: () => locks > 0,
    share(...ids: string[]) {
      shared = [...shared, ...ids.map((id) => ({ id, name: `${id}.jpg`, blob: new Blob([id]) }))];
    },
    shared: () => shared.map(({ id }) => id),
    looks,
    openPage,
    reload,
    controller(): UploadController {
      if (controller === null) throw new Error("No page is open.");
      return controller;
    },
    saved: () => saved,
    /** Resolves when nothing is uploaded any more. */
    async settled() {
      for (let seen: Promise<void> | null = null; seen !== reloading; ) {
        seen = reloading;
        await seen;
      }
    },
  };
}

async function openForm(
  singles: string[],
  pairs: string[],
  troublesAhead: Parameters<typeof openBrowser>[0] = {},
  room: Parameters<typeof openBrowser>[1] = {},
) {
  const browser = openBrowser(troublesAhead, room);
  await browser.openPage();
  const controller = browser.controller();
  const choose = (names: string[]) => controller.choose(names.map((name) => new File([name], `${name}.jpg`)));
  controller.change((draft) => withSingles(draft, choose(singles)));
  for (const half of pairs.length === 0 ? [] : halves) {
    const files = choose(pairs.map((name) => `${name}-${half}`));
    controller.change((draft) => ({ ...withHalves(draft, half, files), category: "restoration" }));
  }
  return browser;
}

/** Presses what a patient administrator would press until nothing is left to do. */
async function uploadWithRetries(browser: ReturnType<typeof openBrowser>): Promise<void> {
  await browser.controller().submit();
  await browser.settled();
  for (let press = 0; press < 50 && browser.saved() !== null; press++) {
    const controller = browser.controller();
    if (controller.state().draft.failed.length > 0) await controller.retry();
    else await controller.submit();
    await browser.settled();
  }
}

const names = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}-${index}`);

test("whatever happens on the way, what is stored in the end is what was chosen, each once", async () => {
  const trouble = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Trouble>("none") },
    { weight: 3, arbitrary: fc.constantFrom(...troubles) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        pictures: fc.array(trouble, { maxLength: 40 }),
        batches: fc.array(fc.constantFrom(...troubles), { maxLength: 20 }),
      }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      async (ahead, count, isPairs) => {
        const [singles, pairs] = isPairs ? [[], names(count, "rath")] : [names(count, "truck"), []];
        const browser = await openForm(singles, pairs, ahead);
        await uploadWithRetries(browser);

        const chosen = [...singles, ...pairs.map((name) => `${name}-before+${name}-after`)];
        expect(browser.server.images.toSorted()).toEqual(chosen.toSorted());
        expect(browser.server.pictures.size).toBe(isPairs ? count * 2 : count);
        expect(browser.controller().state().draft).toMatchObject({ entries: [], failed: [], sending: null });
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test("after a reload in the middle the page says what it has restored and goes on by itself", async () => {
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", "reload"] });
  await browser.controller().submit();
  const restored: unknown[] = [];
  browser.controller().subscribe(() => restored.push(browser.controller().state().restored));
  await browser.settled();

  expect(restored).toContainEqual({ count: 3, isInterrupted: true });
  expect(browser.outcomes).toEqual(["3 stored"]);
  expect(browser.server.images).toHaveLength(3);
  expect(browser.saved()).toBeNull();
});

test("a form that was not sent yet is restored with its pictures and what was chosen meanwhile", async () => {
  const browser = await openForm([], names(2, "rath"));
  browser.controller().change((draft) => ({ ...draft, vehicleName: "Tata Ace" }));
  await new Promise((resolve) => setImmediate(resolve));
  browser.reload();
  const meanwhile = browser.controller();
  const files = meanwhile.choose([new File(["van"], "van.jpg")]);
  meanwhile.change((draft) => withSingles(draft, files));
  await browser.settled();

  const { draft, restored } = browser.controller().state();
  expect(restored).toEqual({ count: 4, isInterrupted: false });
  expect(draft).toMatchObject({ category: "restoration", vehicleName: "Tata Ace" });
  expect(draft.entries).toHaveLength(3);
  const after = draft.entries[0]?.files[1]?.id ?? "";
  await expect.poll(() => browser.controller().picture(after)?.look?.picture.text()).toBe("rath-0-after");
  expect(browser.server.images).toEqual([]);

  browser.controller().discard();
  expect(browser.controller().state()).toMatchObject({ restored: null, draft: { entries: [] } });
  expect(browser.controller().picture(after)).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(browser.saved()).toBeNull();
});

test("a photograph that was taken out comes back with its bytes, whatever was chosen meanwhile [UPL-21]", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const controller = browser.controller();
  const [first] = filesOf(controller.state().draft);
  if (first === undefined) throw new Error("Nothing was chosen.");
  const undo = controller.changeWithUndo(
    (draft) => withoutFile(draft, first.id),
    (draft) => moved(draft, first, { entryId: null, role: "main", index: 0 }),
  );
  expect(controller.picture(first.id)).toBeNull();
  const files = controller.choose([new File(["van"], "van.jpg")]);
  controller.change((draft) => withSingles(draft, files));
  undo();
  await expect.poll(() => controller.picture(first.id)?.look?.picture.text()).toBe("truck-0");
  await controller.submit();
  expect(browser.server.images.toSorted()).toEqual(["truck-0", "truck-1", "van"]);
});

test("what an earlier version of the page has saved is restored", async () => {
  const browser = await openForm(names(2, "truck"), []);
  await new Promise((resolve) => setImmediate(resolve));
  const saved = browser.saved()?.draft ?? {};
  for (const added of ["wantsPairs", "unlisted"]) Reflect.deleteProperty(saved, added);
  browser.reload();
  await browser.settled();
  expect(browser.controller().state().draft).toMatchObject({ ...emptyDraft, entries: [{}, {}] });
  await browser.controller().submit();
  expect(browser.server.images).toHaveLength(2);
});

test("retry all sends again what failed [UPL-14]", async () => {
  const faults = Array.from({ length: 8 }, (): Trouble => "fault");
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", ...faults] });
  await browser.controller().submit();
  expect(browser.controller().state().draft.failed).toHaveLength(2);

  await browser.controller().retry();
  expect(browser.outcomes).toEqual(["1 stored", "2 stored"]);
  expect(browser.server.images.toSorted()).toEqual(names(3, "truck"));
});

test("stopping keeps the form, and sending it again stores everything once", async () => {
  const browser = await openForm(names(5, "truck"), []);
  const controller = browser.controller();
  const sending = controller.submit();
  const unsubscribe = controller.subscribe(() => {
    const states = [...controller.state().fileStates.values()];
    if (states.some(({ status }) => status === "completed")) controller.stop();
  });
  await sending;
  unsubscribe();
  expect(browser.server.images).toEqual([]);
  expect(controller.state().draft).toMatchObject({ sending: null, failed: [] });
  expect(controller.state().draft.entries).toHaveLength(5);

  await controller.submit();
  expect(browser.server.images.toSorted()).toEqual(names(5, "truck"));
});

test("files get UUIDs of version 4 as ids, each another", async () => {
  const browser = openBrowser();
  await browser.openPage();
  const chosen = browser.controller().choose(names(100, "truck").map((name) => new File([], name)));
  for (const { id } of chosen) expect(z.uuid({ version: "v4" }).safeParse(id).success, id).toBe(true);
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(100);
});

/** When everything that only waits for its turn has had it. */
const idle = () => new Promise((resolve) => setTimeout(resolve));

test("an upload goes on while another section is open, and then lets other tabs upload [UPL-40]", async () => {
  const browser = await openForm(names(4, "truck"), []);
  const controller = browser.controller();
  const sending = controller.submit();
  controller.leave();
  await sending;
  expect(browser.server.images.toSorted()).toEqual(names(4, "truck"));
  expect([browser.outcomes, browser.isLocked()]).toEqual([["4 stored"], false]);
  expect(controller.state().published).toHaveLength(4);

  await controller.open();
  expect(controller.state()).toMatchObject({ restored: null, draft: { entries: [], sending: null } });
});

test("a form that is left without an upload is there for other tabs, and comes back as it was", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const controller = browser.controller();
  controller.leave();
  await idle();
  expect([browser.isLocked(), controller.state().draft.entries]).toEqual([false, []]);
  await controller.open();
  expect(controller.state()).toMatchObject({ restored: { count: 2, isInterrupted: false } });

  controller.leave();
  await controller.open();
  expect(controller.state().draft.entries).toHaveLength(2);
});

test("what a browser cannot keep stays while other sections are open", async () => {
  const browser = await openForm([], [], {}, { hasRoom: false });
  const controller = browser.controller();
  const files = controller.choose([new File(["truck"], "truck.jpg")]);
  controller.change((draft) => withSingles(draft, files));
  controller.leave();
  await idle();
  await controller.open();
  expect(controller.state()).toMatchObject({ notSaved: "no room", draft: { entries: [{ files }] } });
});

test("a reload in another section goes on with what was being uploaded, and with nothing else [UPL-40]", async () => {
  const browser = await openForm(names(3, "truck"), [], { pictures: ["none", "reload"] });
  await browser.controller().submit();
  browser.reload("resume");
  await browser.settled();
  expect(browser.server.images).toHaveLength(3);
  expect(browser.isLocked()).toBe(false);

  browser.reload("resume");
  await browser.settled();
  expect(browser.isLocked()).toBe(false);
});

test("100 percent are on the screen before they are taken away [UPL-12]", async () => {
  const browser = await openForm(names(2, "truck"), []);
  await browser.controller().submit();
  expect(browser.painted).toEqual([100]);
});

test("what was published is told with its ids and pictures until the next upload or until it is dismissed [UPL-42]", async () => {
  const browser = await openForm([], names(1, "rath"), { batches: ["unanswered"] });
  const controller = browser.controller();
  controller.change((draft) => ({ ...draft, vehicleName: "Tata Ace" }));
  await controller.submit();
  expect(controller.state().published).toEqual([
    {
      id: "image-0",
      pictures: [expect.stringMatching(/^\/gallery-images\//), expect.stringMatching(/^\/gallery-images\//)],
      vehicleName: "Tata Ace",
    },
  ]);
  controller.dismissPublished();
  expect(controller.state().published).toEqual([]);

  const files = controller.choose([new File(["van"], "van.jpg")]);
  controller.change((draft) => withSingles({ ...draft, category: "painting" }, files));
  await controller.submit();
  expect(controller.state().published.map(({ id }) => id)).toEqual(["image-1"]);
});

test("what was shared from the phone stands in the form, and is forgotten once the form is safe [UPL-44]", async () => {
  const browser = openBrowser();
  browser.share("truck", "bus");
  await browser.openPage();
  expect(
    browser
      .controller()
      .state()
      .draft.entries.map(({ id }) => id),
  ).toEqual(["truck", "bus"]);
  expect([browser.shared(), browser.saved()?.pictures.size]).toEqual([[], 2]);

  browser.share("van");
  await browser.controller().takeShared();
  await browser.controller().submit();
  expect(browser.server.images.toSorted()).toEqual(["bus", "truck", "van"]);
});

test("what is shared during an upload waits for its end", async () => {
  const browser = await openForm(names(2, "truck"), []);
  const sending = browser.controller().submit();
  browser.share("van");
  await browser.controller().takeShared();
  expect(browser.shared()).toEqual(["van"]);
  await sending;
  expect(
    browser
      .controller()
      .state()
      .draft.entries.map(({ id }) => id),
  ).toEqual(["van"]);
  expect(browser.server.images).toHaveLength(2);
});

test("a form that cannot be kept takes nothing that was shared", async () => {
  const browser = openBrowser({}, { hasRoom: false });
  browser.share("truck");
  await browser.openPage();
  expect([browser.controller().state().draft.entries, browser.shared()]).toEqual([[], ["truck"]]);
});

test("a photograph that is damaged leaves the form at once and is told by its name, its pair stays [UPL-30]", async () => {
  const browser = openBrowser();
  browser.looks.set("half", { kind: "refused", fault: { kind: "damaged", detail: "its end is missing" } });
  await browser.openPage();
  const controller = browser.controller();
  const [half, whole] = [new File(["half"], "half.jpg"), new File(["whole"], "whole.jpg")];
  controller.change((draft) => withHalves(draft, "before", controller.choose([half])));
  controller.change((draft) => withHalves(draft, "after", controller.choose([whole])));
  await new Promise((resolve) => setImmediate(resolve));

  const { draft, refusedFiles } = controller.state();
  expect(draft.entries).toMatchObject([{ files: [{ name: "whole.jpg", role: "after" }] }]);
  expect(refusedFiles).toMatchObject([{ name: "half.jpg", message: text.photograph.damaged }]);
  controller.closeRefusedFiles();
  expect(controller.state().refusedFiles).toEqual([]);
});

test("what the server refuses for good is not sent again [UPL-30]", async () => {
  const browser = await openForm(names(2, "truck"), [], { pictures: ["none", "refused"] });
  await browser.controller().submit();
  expect(browser.controller().state().draft.failed).toMatchObject([{ isFinal: true }]);
  await browser.controller().retry();
  expect(browser.outcomes).toEqual(["1 stored"]);
});
