import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { insertAlike } from "#tests/support/sample-images.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { NewImages } from "../uploads/new-images-schema.ts";

const all = { work: null, vehicle: null, body: null, page: 1 };

function batch(images: NewImages["images"], more: Partial<NewImages> = {}): NewImages {
  return { category: "painting", workType: "painting", vehicleName: null, bodyType: null, images, ...more };
}

describe.each(engines)("adding images on $name", (engine) => {
  test("stores a batch without a vehicle under the name for such [UPL-10, UPL-18]", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const main = await receive("main.jpg");

    const outcome = await gallery.addImages(batch([{ main }]));

    const { images } = await gallery.list(1, 10);
    expect(outcome).toEqual({ ok: true, value: { ids: images.map(({ id }) => id), added: 1 } });
    expect(images).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...{ description: null, captionHi: null, captionMr: null },
        vehicleName: "Vehicle Project",
        category: "painting",
        vehicleType: null,
        bodyType: null,
        town: null,
        workDays: null,
        workType: "painting",
        beforeImageUrl: null,
        afterImageUrl: null,
        mainImageUrl: main,
        isFeatured: false,
        isSample: false,
        inWorkSince: null,
        isShownEarly: false,
        createdAt: "2026-11-20T08:00:00.000Z",
        version: 1,
        projectId: null,
      },
    ]);
  });

  test("stores photographs of one project together, also those that were sent again later [UPL-47]", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const project = randomUUID();
    const main = async (name: string) => ({ main: await receive(name), uploadKey: randomUUID() });
    const pair = { before: await receive("before.jpg"), after: await receive("after.jpg") };
    const first = await main("first.jpg");
    await gallery.addImages(batch([first, pair], { project }));
    await gallery.addImages(batch([first, await main("late.jpg")], { project }));
    await gallery.addImages(batch([await main("other.jpg")]));

    const { cards, total } = await gallery.page(all);
    expect([total, cards.map(({ photographs }) => photographs)]).toEqual([2, [1, 4]]);
    const found = await gallery.project(cards[1]?.id ?? "", all);
    const picture = { url: first.main };
    expect(found?.card.pictures).toMatchObject({ kind: "single", picture });
    expect(found?.others.map(({ pictures }) => pictures.kind)).toEqual(["pair", "single"]);
  });

  test("stores a chosen vehicle as name and as type, and a pair as a pair [UPL-10]", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const pair = { before: await receive("before.jpg"), after: await receive("after.jpg") };

    await gallery.addImages(
      batch([pair], { category: "denting", vehicleName: "Tata Ace", bodyType: "Container" }),
    );

    expect((await gallery.list(1, 10)).images).toMatchObject([
      {
        vehicleName: "Tata Ace",
        vehicleType: "Tata Ace",
        bodyType: "Container",
        beforeImageUrl: pair.before,
        afterImageUrl: pair.after,
        mainImageUrl: null,
      },
    ]);
  });

  test("keeps the order of a batch, and a later batch before it, within one millisecond", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const added: string[][] = [];
    for (const round of ["one", "two"]) {
      const mains: string[] = [];
      for (let index = 0; index < 30; index++) mains.push(await receive(`${round}-${index}.jpg`));
      const outcome = await gallery.addImages(batch(mains.map((main) => ({ main }))));
      if (outcome.ok) added.unshift(outcome.value.ids);
    }

    const { images, total } = await gallery.list(1, 100);

    expect(total).toBe(60);
    expect(images.map(({ id }) => id)).toEqual(added.flat());
  });

  test("puts a new batch first although the clock was set back", async () => {
    await using database = await engine.open();
    let now = new Date("2026-11-20T08:00:00.000Z");
    const { gallery, receive } = makeTestGallery(database, { now: () => now });
    await gallery.addImages(batch([{ main: await receive("first.jpg") }]));
    now = new Date("2026-11-19T08:00:00.000Z");
    await gallery.addImages(batch([{ main: await receive("second.jpg") }]));

    const { images } = await gallery.list(1, 10);

    expect(images.map(({ mainImageUrl }) => mainImageUrl)).toEqual(
      ["second.jpg", "first.jpg"].map(pictureUrl),
    );
  });

  test("refuses the whole batch when one picture was never received [UPL-18]", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const before = database.revision.current();
    const main = await receive("main.jpg");

    const outcome = await gallery.addImages(batch([{ main }, { main: pictureUrl("never.jpg") }]));

    expect(outcome).toMatchObject({
      ok: false,
      refusal: { reason: "not received" },
    });
    expect((await gallery.list(1, 10)).total).toBe(0);
    expect(database.revision.current()).toBe(before);
  });

  test("refuses a batch that is sent twice, also at the same time", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const images = [{ main: await receive("1.jpg") }, { main: await receive("2.jpg") }];

    const outcomes = await Promise.all([gallery.addImages(batch(images)), gallery.addImages(batch(images))]);

    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await gallery.addImages(batch(images))).toMatchObject({
      refusal: { reason: "used twice" },
    });
    expect((await gallery.list(1, 10)).total).toBe(2);
  });

  test("refuses one picture in two places of a batch", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const url = await receive("same.jpg");

    const outcome = await gallery.addImages(batch([{ before: url, after: url }], { category: "denting" }));

    expect(outcome.ok).toBe(false);
    expect((await gallery.list(1, 10)).total).toBe(0);
  });

  test("raises the content revision once for the batch", async () => {
    await using database = await engine.open();
    const { gallery, receive } = makeTestGallery(database);
    const before = database.revision.current();

    await gallery.addImages(batch([{ main: await receive("1.jpg") }, { main: await receive("2.jpg") }]));

    expect(database.revision.current()).toBe(before + 1);
  });
});

describe.each(engines)("changing images on $name", (engine) => {
  test("removes rows, keeps their files for the bin, and passes over what is not there [PIC-6]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const pair = await context.insert({
      before_image_url: pictureUrl("before.jpg"),
      after_image_url: pictureUrl("after.jpg"),
    });
    const kept = await context.insert({ main_image_url: pictureUrl("kept.jpg") });
    const before = database.revision.current();

    const removed = await context.gallery.removeImages([pair, pair, randomUUID(), "no id", "\0", ""]);

    expect(removed).toBe(1);
    expect(context.removed).toEqual([]);
    expect((await context.gallery.page(all)).cards.map(({ id }) => id)).toEqual([kept]);
    expect(database.revision.current()).toBe(before + 1);
  });

  test("removes more images than one statement can name", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const ids = await insertAlike(database, 510);

    expect(await context.gallery.removeImages(ids)).toBe(510);

    expect((await context.gallery.page(all)).total).toBe(0);
  });

  test("features an image and ends that, as long as it is there [IMG-8]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await context.insert({ main_image_url: pictureUrl("main.jpg") });
    const isFeatured = async () => (await context.gallery.page(all)).cards.map((card) => card.isFeatured);

    expect(await context.gallery.setFeatured(id, true)).toMatchObject({ id, isFeatured: true, version: 2 });
    expect(await isFeatured()).toEqual([true]);
    expect(await context.gallery.setFeatured(id, true)).toMatchObject({ id, isFeatured: true, version: 2 });
    expect(await context.gallery.setFeatured(id, false)).toMatchObject({ id, isFeatured: false, version: 3 });
    expect(await isFeatured()).toEqual([false]);
    expect(await context.gallery.setFeatured(randomUUID(), true)).toBeNull();
    expect(await context.gallery.setFeatured("\0", true)).toBeNull();
  });

  test("go on side by side without waiting for each other for ever", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const ids: string[] = [];
    for (let index = 0; index < 20; index++) {
      ids.push(
        await context.insert({ main_image_url: pictureUrl(`${index}.jpg`), vehicle_name: `v${index % 3}` }),
      );
    }
    const mains = await Promise.all(["a", "b", "c"].map((name) => context.receive(`${name}.jpg`)));

    await Promise.all([
      ...ids.slice(0, 10).map((id) => context.gallery.removeImages([id])),
      ...ids.slice(10).map((id) => context.gallery.setFeatured(id, true)),
      context.gallery.removeImages(ids.slice(5, 15).toReversed()),
      ...mains.map((main) => context.gallery.addImages(batch([{ main }]))),
    ]);

    expect((await context.gallery.page(all)).total).toBe(8);
  });
});
