import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { gallery as words } from "#content/en/gallery.ts";
import { createBin } from "#domain/bin/bin.ts";
import { unedited } from "#platform/images/picture-edit.ts";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { openPictureStore, truckPhotograph } from "#tests/support/test-picture-store.ts";
import { createGallery } from "../gallery.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { objectNameOf } from "../pictures/picture-metadata.ts";
import type { AskedPictureChange, PictureChange } from "./picture-change.ts";

const day = 24 * 60 * 60 * 1000;
const begin = new Date("2026-11-22T08:00:00.000Z");
const quarterTurn = { ...unedited, turns: 1 };

async function openGallery(engine: TestEngine) {
  const store = await openPictureStore(undefined, engine.open);
  let now = begin;
  const clock = { now: () => now };
  const parts = { database: store.database, pictures: store.store, clock, log: silentLog };
  const gallery = createGallery({
    ...{ ...parts, workLabels: [words.work] },
    hidesSamples: async () => false,
  });

  async function add(...sides: { url: string }[]): Promise<GalleryImage> {
    const [one, other] = sides.map(({ url }) => url);
    if (one === undefined) throw new Error("An image needs a picture.");
    const added = await gallery.addImages({
      ...{ category: "denting", workType: "denting", vehicleName: "Tata Ace", bodyType: null },
      images: [other === undefined ? { main: one } : { before: one, after: other }],
    });
    const [id = ""] = added.ok ? added.value.ids : [];
    return imageOf(id);
  }

  async function imageOf(id: string): Promise<GalleryImage> {
    const found = await gallery.imagePictures(id);
    if (found === null) throw new Error("There is no such image.");
    return found.image;
  }

  function change(image: GalleryImage, asked: PictureChange, more: Partial<AskedPictureChange> = {}) {
    const { id, version } = image;
    return gallery.changePictures({ id, version, key: randomUUID(), change: asked, ...more });
  }

  async function changed(image: GalleryImage, asked: PictureChange): Promise<GalleryImage> {
    const outcome = await change(image, asked);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }

  async function sweepAt(time: Date): Promise<void> {
    now = time;
    store.setTime(time);
    for (let sweep = 0; sweep < 8; sweep++) await store.store.sweep();
  }

  const bin = createBin({
    ...parts,
    photographs: { removeOf: async () => {} },
    outbox: { notify: () => {} },
  });
  const photograph = async (width = 60, height = 40) => store.receive(await truckPhotograph(width, height));
  const isPublic = (url: string | null) => store.store.isPublic(objectNameOf(url ?? "") ?? "");
  return {
    ...{ ...store, gallery, bin, add, imageOf, change, changed, photograph, isPublic, sweepAt },
    setNow: (time: Date) => {
      now = time;
    },
    async known(): Promise<string[]> {
      return (await store.pictureRows()).map(({ object_name }) => `/gallery-images/${object_name}`).sort();
    },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

describe.each(engines)("the pictures of an image on $name", (engine) => {
  test("a photograph that was only received is public once an image shows it [PIC-8]", async () => {
    await using context = await openGallery(engine);
    const { url } = await context.photograph();
    expect(await context.isPublic(url)).toBe(false);
    await context.add({ url });
    expect(await context.isPublic(url)).toBe(true);
  });

  test("an edit makes a new picture of the received one, also a second time, and visitors see it at once [EDT-2]", async () => {
    await using context = await openGallery(engine);
    const received = await context.photograph();
    const image = await context.add(received);
    const revision = context.database.revision.current();

    const turned = await context.changed(image, { kind: "edit", role: "main", edit: quarterTurn });
    expect(turned.version).toBe(2);
    expect(turned.mainImageUrl).not.toBe(received.url);
    expect(context.database.revision.current()).toBe(revision + 1);
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const cropped = await context.changed(turned, {
      kind: "edit",
      role: "main",
      edit: { ...unedited, crop },
    });

    const stored = await context.store.picture(objectNameOf(cropped.mainImageUrl ?? "") ?? "");
    expect(await sharp(stored ?? undefined).metadata()).toMatchObject({ width: 30, height: 40 });
    const { pictures = [] } = (await context.gallery.imagePictures(image.id)) ?? {};
    expect(pictures).toMatchObject([
      { role: "main", source: { url: received.url }, edit: { turns: 0, crop } },
    ]);
    expect(await context.isPublic(cropped.mainImageUrl)).toBe(true);
    for (const url of [received.url, turned.mainImageUrl]) expect(await context.isPublic(url)).toBe(false);

    const whole = await context.changed(cropped, { kind: "edit", role: "main", edit: unedited });
    expect(whole.mainImageUrl).toBe(received.url);
    expect(await context.isPublic(received.url)).toBe(true);
  });

  test("a pair is swapped, its sides replaced, and a single picture becomes either side [EDT-3]", async () => {
    await using context = await openGallery(engine);
    const [one, other, third, fourth] = [
      await context.photograph(),
      await context.photograph(),
      await context.photograph(),
      await context.photograph(),
    ];
    const single = await context.add(one);
    const asBefore = await context.changed(single, { kind: "add", role: "after", url: other.url });
    expect(asBefore).toMatchObject({ mainImageUrl: null, beforeImageUrl: one.url, afterImageUrl: other.url });
    const swapped = await context.changed(asBefore, { kind: "swap" });
    expect(swapped).toMatchObject({ beforeImageUrl: other.url, afterImageUrl: one.url });
    const replaced = await context.changed(swapped, { kind: "replace", role: "after", url: third.url });
    expect(replaced).toMatchObject({ beforeImageUrl: other.url, afterImageUrl: third.url });

    const asAfter = await context.changed(await context.add(fourth), {
      ...{ kind: "add", role: "before" },
      url: (await context.photograph()).url,
    });
    expect(asAfter).toMatchObject({ mainImageUrl: null, afterImageUrl: fourth.url });
  });

  test("what was shown comes back step by step for thirty days, and not later [EDT-4]", async () => {
    await using context = await openGallery(engine);
    const [one, other] = [await context.photograph(), await context.photograph()];
    const single = await context.add(one);
    const pair = await context.changed(single, { kind: "add", role: "after", url: other.url });
    const edited = await context.changed(pair, { kind: "edit", role: "after", edit: quarterTurn });

    context.setNow(new Date(begin.getTime() + 29 * day));
    const back = await context.changed(edited, { kind: "undo" });
    expect(back).toMatchObject({ beforeImageUrl: one.url, afterImageUrl: other.url, version: 4 });
    const first = await context.changed(back, { kind: "undo" });
    expect(first).toMatchObject({ mainImageUrl: one.url, beforeImageUrl: null, afterImageUrl: null });
    expect(await context.change(first, { kind: "undo" })).toEqual({
      ...{ ok: false, refusal: { kind: "not possible" } },
    });

    const again = await context.changed(first, { kind: "edit", role: "main", edit: quarterTurn });
    expect(await context.gallery.imagePictures(single.id)).toMatchObject({ changedAt: expect.any(String) });
    context.setNow(new Date(begin.getTime() + 60 * day));
    expect(await context.gallery.imagePictures(single.id)).toMatchObject({ changedAt: null });
    expect((await context.change(again, { kind: "undo" })).ok).toBe(false);
  });

  test("the sweep leaves what can come back and what edits are made of, and takes it after thirty days [EDT-4, PIC-6]", async () => {
    await using context = await openGallery(engine);
    const [received, replaced, later] = [
      await context.photograph(),
      await context.photograph(),
      await context.photograph(),
    ];
    const image = await context.add(received, replaced);
    const edited = await context.changed(image, { kind: "edit", role: "before", edit: quarterTurn });
    const now = await context.changed(edited, { kind: "replace", role: "after", url: later.url });
    await context.store.warmedUp();
    const all = await context.known();
    expect(all).toHaveLength(4);

    await context.sweepAt(new Date(begin.getTime() + 29 * day));
    expect(await context.known()).toEqual(all);
    await context.sweepAt(new Date(begin.getTime() + 32 * day));
    expect(await context.known()).toEqual([received.url, now.beforeImageUrl, later.url].sort());
  });

  test("an image that is removed for good takes its earlier pictures and their sources along [EDT-4, BIN-4]", async () => {
    await using context = await openGallery(engine);
    const [received, kept] = [await context.photograph(), await context.photograph()];
    const image = await context.add(received);
    await context.add(kept);
    const turned = await context.changed(image, { kind: "edit", role: "main", edit: quarterTurn });
    await context.changed(turned, { kind: "edit", role: "main", edit: { ...unedited, turns: 2 } });
    await context.gallery.removeImages([image.id]);
    expect(await context.isPublic(received.url)).toBe(false);
    expect(await context.known()).toHaveLength(4);

    await context.bin.restore([image.id]);
    const back = await context.changed(await context.imageOf(image.id), { kind: "undo" });
    expect(back.mainImageUrl).toBe(turned.mainImageUrl);
    await context.gallery.removeImages([image.id]);
    await context.bin.removeForGood([image.id]);
    expect(await context.known()).toHaveLength(3);
    await context.sweepAt(new Date(begin.getTime() + 2 * day));
    expect(await context.known()).toEqual([kept.url]);
  });

  test("a change that is sent again, also at the same time, is done once and answered each time [EDT-5]", async () => {
    await using context = await openGallery(engine);
    const image = await context.add(await context.photograph(), await context.photograph());
    for (const asked of [
      { kind: "swap" },
      { kind: "edit", role: "before", edit: quarterTurn },
      { kind: "undo" },
    ] as const) {
      const seen = await context.imageOf(image.id);
      const key = randomUUID();
      const [first, second] = await Promise.all([
        context.change(seen, asked, { key }),
        context.change(seen, asked, { key }),
      ]);
      const third = await context.change(seen, asked, { key });
      const stored = await context.imageOf(image.id);
      expect(stored.version).toBe(seen.version + 1);
      expect([first, second, third]).toEqual([1, 2, 3].map(() => ({ ok: true, value: stored })));
    }
  });

  test("a change over a newer version is refused with what stands now, and changes nothing [EDT-5]", async () => {
    await using context = await openGallery(engine);
    const image = await context.add(await context.photograph(), await context.photograph());
    const swapped = await context.changed(image, { kind: "swap" });
    for (const asked of [
      { kind: "swap" },
      { kind: "undo" },
      { kind: "edit", role: "before", edit: quarterTurn },
    ] as const) {
      const outcome = await context.change(image, asked);
      expect(outcome).toEqual({ ok: false, refusal: { kind: "newer", image: swapped } });
    }
    expect(await context.imageOf(image.id)).toEqual(swapped);
  });

  test("what cannot be done is refused, and nothing changes [EDT-5]", async () => {
    await using context = await openGallery(engine);
    const single = await context.add(await context.photograph());
    const pair = await context.add(await context.photograph(), await context.photograph());
    const used = pair.beforeImageUrl ?? "";
    const refusalOf = async (image: GalleryImage, asked: PictureChange, more = {}) => {
      const outcome = await context.change(image, asked, more);
      return outcome.ok ? "done" : outcome.refusal.kind;
    };
    const { url } = await context.photograph();
    expect(await refusalOf(single, { kind: "swap" })).toBe("not possible");
    expect(await refusalOf(single, { kind: "edit", role: "before", edit: quarterTurn })).toBe("not possible");
    expect(await refusalOf(single, { kind: "replace", role: "after", url })).toBe("not possible");
    expect(await refusalOf(pair, { kind: "add", role: "after", url })).toBe("not possible");
    expect(await refusalOf(single, { kind: "replace", role: "main", url: used })).toBe("used twice");
    const never = "/gallery-images/main_1_0_never.jpg";
    expect(await refusalOf(single, { kind: "add", role: "after", url: never })).toBe("not received");
    expect(await refusalOf(single, { kind: "swap" }, { id: randomUUID() })).toBe("gone");
    expect(await refusalOf(single, { kind: "swap" }, { id: "\0" })).toBe("gone");
    expect([await context.imageOf(single.id), await context.imageOf(pair.id)]).toEqual([single, pair]);
  });

  test("the after of a project in work publishes the pair, once, and what it was does not come back [EDT-3, GAL-24]", async () => {
    await using context = await openGallery(engine);
    const [before, after] = [await context.photograph(), await context.photograph()];
    const added = await context.gallery.addImages({
      ...{ category: "denting", workType: "denting", vehicleName: "Tata Ace", bodyType: null },
      images: [{ before: before.url }],
    });
    const inWork = await context.imageOf((added.ok && added.value.ids[0]) || "");
    expect(inWork.inWorkSince).not.toBeNull();
    const turned = await context.changed(inWork, { kind: "edit", role: "before", edit: quarterTurn });
    expect(await context.isPublic(turned.beforeImageUrl)).toBe(false);
    const newOne = { url: (await context.photograph()).url };
    const wrong = await context.change(turned, { kind: "add", role: "before", ...newOne });
    expect(wrong).toEqual({ ok: false, refusal: { kind: "not possible" } });

    const whole = await context.changed(turned, { kind: "add", role: "after", url: after.url });
    expect(whole).toMatchObject({ inWorkSince: null, afterImageUrl: after.url });
    expect(await context.isPublic(whole.beforeImageUrl)).toBe(true);
    expect(await context.changed(turned, { kind: "add", role: "after", url: after.url })).toEqual(whole);
    expect((await context.change(whole, { kind: "undo" })).ok).toBe(false);
  });

  test("an edit whose picture cannot be stored leaves the image as it was [EDT-5]", async () => {
    await using context = await openGallery(engine);
    const received = await context.photograph();
    const image = await context.add(received);
    await context.files.remove(received.objectName);
    expect(await context.change(image, { kind: "edit", role: "main", edit: quarterTurn })).toEqual({
      ...{ ok: false, refusal: { kind: "not received" } },
    });
    expect(await context.imageOf(image.id)).toEqual(image);
  });
});
