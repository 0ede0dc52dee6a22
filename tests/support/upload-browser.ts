import { expect } from "vitest";
import { UploadFailure } from "#app/admin/kit/upload/retry.ts";
import type { StoredImage } from "#app/admin/kit/upload/upload-api.ts";
import { withHalves, withSingles } from "#app/admin/upload/draft/arrange.ts";
import { emptyDraft, halves } from "#app/admin/upload/draft/draft.ts";
import { UploadController } from "#app/admin/upload/sending/upload-controller.ts";
import type { SavedUpload, SharedFile, UploadStore } from "#app/admin/upload/sending/upload-store.ts";
import type { Inspection } from "#app/photographs/photograph-worker.ts";
import { upload as text } from "#content/en/admin/upload.ts";
import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import { accepted } from "#platform/result.ts";

export const troubles = ["none", "lost", "unanswered", "fault", "signed out", "reload"] as const;
export type Trouble = (typeof troubles)[number] | "refused";

function fakeServer() {
  const urlOfKey = new Map<string, string>();
  const bytesOfUrl = new Map<string, string>();
  const imageOfKey = new Map<string, string>();
  const images: string[] = [];
  const projects: (string | undefined)[] = [];
  return {
    images,
    /** Of each of the images. */
    projects,
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
          projects.push(batch.project);
          images.push(urls.map((url) => bytesOfUrl.get(url)).join("+"));
        }
        imageOfKey.set(key, id);
        return id;
      });
    },
  };
}

export function openBrowser(
  troublesAhead: { pictures?: Trouble[]; batches?: Trouble[] } = {},
  { hasRoom = true } = {},
) {
  const server = fakeServer();
  const ahead = {
    pictures: [...(troublesAhead.pictures ?? [])],
    batches: [...(troublesAhead.batches ?? [])],
  };
  const outcomes: string[] = [];
  const previews = new Map<string, Inspection>();
  const stored = new Map<string, StoredImage>();
  const searches: string[][] = [];
  let saved: SavedUpload | null = null;
  let controller: UploadController | null = null;
  let reloading: Promise<void> | null = null;
  let locks = 0;
  let wasOneProject = false;
  let shared: SharedFile[] = [];
  const painted: number[] = [];

  const store: UploadStore = {
    load: async () => saved,
    // Like a browser's database: a copy, so that nothing that happens later slips in.
    async save({ draft, received, files, published }) {
      saved = {
        ...structuredClone({ draft, received, published }),
        files: new Map([...files].map(([id, bytes]) => [id, { ...bytes }])),
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
    const page = new UploadController({
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
      lastChoice: {
        isOneProject: () => wasOneProject,
        remember(isOneProject) {
          wasOneProject = isOneProject;
        },
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
      inspect: async (photograph) =>
        previews.get(await photograph.text()) ?? { kind: "unread", kept: null, hash: null },
      prepare: async (picture) => accepted({ picture, hash: null }),
      api: {
        async sendPicture({ id }, { blob }, { signal }) {
          const sent = await blob.text();
          return call(ahead.pictures, signal, () => server.receive(id, sent));
        },
        async findStored(hashes) {
          searches.push([...hashes]);
          return new Map([...stored].filter(([hash]) => hashes.includes(hash)));
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
    previews,
    stored,
    searches,
    openPage,
    reload,
    controller(): UploadController {
      if (controller === null) throw new Error("No page is open.");
      return controller;
    },
    saved: () => saved,
    async settled() {
      for (let seen: Promise<void> | null = null; seen !== reloading; ) {
        seen = reloading;
        await seen;
      }
    },
  };
}

export async function openForm(
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
export async function uploadWithRetries(browser: ReturnType<typeof openBrowser>): Promise<void> {
  await browser.controller().submit();
  await browser.settled();
  for (let press = 0; press < 50; press++) {
    const controller = browser.controller();
    const { entries, failed } = browser.saved()?.draft ?? emptyDraft;
    if (entries.length + failed.length === 0) return;
    if (controller.state().draft.failed.length > 0) await controller.retry();
    else await controller.submit();
    await browser.settled();
  }
}

export const names = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}-${index}`);
