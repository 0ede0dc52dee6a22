import fc from "fast-check";
import { expect, test } from "vitest";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import type { KeptUpload, UploadStore } from "./kept-upload.ts";
import { createUploadController, type UploadController } from "./upload-controller.ts";
import { UploadFailure } from "./upload-failure.ts";
import { beginPersisting } from "./upload-persistence.ts";
import type { UploadCalls } from "./upload-queue.ts";

/** What may happen to a call: `lost` before it reaches the server, `unanswered` after the server has done it. */
const troubles = ["none", "lost", "unanswered", "fault", "signed out", "reload"] as const;
type Trouble = (typeof troubles)[number];

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
    store(batch: NewImages): void {
      for (const image of batch.images) {
        const key = image.uploadKey ?? "";
        if (imageOfKey.has(key)) continue;
        const urls = "main" in image ? [image.main] : [image.before, image.after];
        imageOfKey.set(key, urls.join());
        images.push(urls.map((url) => bytesOfUrl.get(url)).join("+"));
      }
    },
  };
}

/** What the calls meet, one after the other. */
interface TroublesAhead {
  pictures?: Trouble[];
  batches?: Trouble[];
}

/** A browser whose calls meet these troubles and whose page can be reloaded. */
function browser(troublesAhead: TroublesAhead = {}) {
  const server = fakeServer();
  const ahead = {
    pictures: [...(troublesAhead.pictures ?? [])],
    batches: [...(troublesAhead.batches ?? [])],
  };
  const told: string[] = [];
  let kept: KeptUpload | null = null;
  let desk: UploadController | null = null;
  let reloading: Promise<void> | null = null;

  const store: UploadStore = {
    load: async () => kept,
    // Like a browser's database: a copy, so that nothing that happens later slips in.
    async save({ draft, received, pictures }) {
      kept = {
        draft: structuredClone(draft),
        received: structuredClone(received),
        pictures: new Map([...pictures].map(([id, picture]) => [id, { ...picture }])),
      };
    },
    async clear() {
      kept = null;
    },
    close() {},
  };

  function reload() {
    desk?.close();
    reloading = openPage();
  }

  async function call<Value>(line: Trouble[], signal: AbortSignal, work: () => Value): Promise<Value> {
    const trouble = line.shift() ?? "none";
    await new Promise((resolve) => setImmediate(resolve));
    if (trouble === "reload") reload();
    if (signal.aborted || trouble === "lost") throw new UploadFailure("The connection was lost.", "passing");
    if (trouble === "fault") throw new UploadFailure("Reference 7.", "passing");
    if (trouble === "signed out") throw new UploadFailure("Your session has ended.", "signed out");
    const value = work();
    if (trouble === "unanswered") throw new UploadFailure("The connection was lost.", "passing");
    return value;
  }

  function openController(): UploadController {
    return createUploadController({
      beginPersisting: (onLost) =>
        beginPersisting({ hold: async () => () => undefined, open: async () => store }, onLost),
      makeSmaller: async (picture) => picture,
      callsFor: (contents): UploadCalls => ({
        async sendPicture({ id, name }, { signal }) {
          const bytes = await (await contents.toSend(id, name)).text();
          return call(ahead.pictures, signal, () => server.receive(id, bytes));
        },
        storeBatch: (batch, signal) => call(ahead.batches, signal, () => server.store(batch)),
      }),
      patience: {
        pause: async () => {},
        isOnline: () => true,
        untilOnline: async () => {},
        untilSignedIn: async () => ahead.pictures.length % 2 === 0,
        random: Math.random,
      },
      tell: (_entries, outcome) => told.push(`${outcome.storedIds.size} stored`),
    });
  }

  async function openPage() {
    desk = openController();
    await desk.open();
  }

  return {
    server,
    told,
    openPage,
    reload,
    desk(): UploadController {
      if (desk === null) throw new Error("No page is open.");
      return desk;
    },
    kept: () => kept,
    /** Resolves when nothing is on its way any more. */
    async settled() {
      for (let seen: Promise<void> | null = null; seen !== reloading; ) {
        seen = reloading;
        await seen;
      }
    },
  };
}

function file(name: string): File {
  return new File([name], `${name}.jpg`);
}

function fillForm(desk: UploadController, singles: string[], pairs: string[]): void {
  if (pairs.length === 0) {
    desk.change({ kind: "add singles", files: desk.choose(singles.map(file)) });
    return;
  }
  desk.change({ kind: "category", category: "restoration" });
  for (const half of ["before", "after"] as const) {
    desk.change({
      kind: "add halves",
      half,
      files: desk.choose(pairs.map((name) => file(`${name}-${half}`))),
    });
  }
}

/** Presses what a patient administrator would press until nothing is left to do. */
async function uploadWithRetries(world: ReturnType<typeof browser>): Promise<void> {
  await world.desk().submit();
  await world.settled();
  for (let press = 0; press < 50 && world.kept() !== null; press++) {
    const desk = world.desk();
    if (desk.state().draft.failed.length > 0) await desk.retry();
    else await desk.submit();
    await world.settled();
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
        const world = browser(ahead);
        await world.openPage();
        fillForm(world.desk(), names(isPairs ? 0 : count, "truck"), names(isPairs ? count : 0, "rath"));
        await uploadWithRetries(world);

        const chosen = isPairs
          ? names(count, "rath").map((name) => `${name}-before+${name}-after`)
          : names(count, "truck");
        expect(world.server.images.toSorted()).toEqual(chosen.toSorted());
        expect(world.server.pictures.size).toBe(isPairs ? count * 2 : count);
        expect(world.desk().state().draft).toMatchObject({
          singles: [],
          pairs: [],
          failed: [],
          sending: null,
        });
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);

test("after a reload in the middle the page says what it has found and goes on by itself", async () => {
  const world = browser({ pictures: ["none", "reload"] });
  await world.openPage();
  fillForm(world.desk(), names(3, "truck"), []);
  await world.desk().submit();
  const found: (string | null)[] = [];
  world.desk().subscribe(() => found.push(world.desk().state().found));
  await world.settled();

  expect(found).toContain(
    "An upload of 3 image(s) was interrupted. It goes on now, and nothing is stored twice.",
  );
  expect(world.told).toEqual(["3 stored"]);
  expect(world.server.images).toHaveLength(3);
  expect(world.kept()).toBeNull();
});

test("a form that was not sent yet is found again with its pictures, and can be discarded", async () => {
  const world = browser();
  await world.openPage();
  fillForm(world.desk(), [], names(2, "rath"));
  world.desk().change({ kind: "vehicle", vehicleName: "Tata Ace" });
  await new Promise((resolve) => setImmediate(resolve));
  world.reload();
  await world.settled();

  const { draft, found } = world.desk().state();
  expect(found).toBe("4 image(s) that were not uploaded yet are still here from before.");
  expect(draft).toMatchObject({ category: "restoration", vehicleName: "Tata Ace" });
  const [card] = draft.pairs;
  expect(
    await world
      .desk()
      .preview(card?.after?.id ?? "")
      ?.text(),
  ).toBe("rath-0-after");
  expect(world.server.images).toEqual([]);

  world.desk().discard();
  expect(world.desk().state()).toMatchObject({ found: null, draft: { pairs: [] } });
  expect(world.desk().preview(card?.after?.id ?? "")).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(world.kept()).toBeNull();
});

test("retry all sends what failed in one go for each thing the form said", async () => {
  const refusals = Array.from({ length: 8 }, (): Trouble => "fault");
  const world = browser({ pictures: ["none", ...refusals] });
  await world.openPage();
  fillForm(world.desk(), names(3, "truck"), []);
  await world.desk().submit();
  expect(world.desk().state().draft.failed).toHaveLength(2);

  await world.desk().retry();
  expect(world.told).toEqual(["1 stored", "2 stored"]);
  expect(world.server.images.toSorted()).toEqual(names(3, "truck"));
});

test("stopping keeps the form, and sending it again stores everything once", async () => {
  const world = browser();
  await world.openPage();
  fillForm(world.desk(), names(5, "truck"), []);
  const sending = world.desk().submit();
  const stop = world.desk().subscribe(() => {
    const { fileStates } = world.desk().state();
    if ([...fileStates.values()].some(({ status }) => status === "completed")) world.desk().stop();
  });
  await sending;
  stop();
  expect(world.server.images).toEqual([]);
  expect(world.desk().state()).toMatchObject({ underWay: null, draft: { sending: null } });
  expect(world.desk().state().draft.singles).toHaveLength(5);

  await world.desk().submit();
  expect(world.server.images.toSorted()).toEqual(names(5, "truck"));
});
