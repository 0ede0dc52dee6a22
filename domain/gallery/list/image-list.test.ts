import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything, insertAlike, insertSampleImages } from "#tests/support/sample-images.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { type ImageSort, imageSorts } from "./image-list.ts";

describe.each(engines)("sorting images on $name", (engine) => {
  const ascending: Record<ImageSort, string[]> = {
    vehicle: ["carry", "Tata Ace", "Vehicle Project", "Éicher 100%", "दिंडी रथ"],
    category: ["Éicher 100%", "carry", "Vehicle Project", "Tata Ace", "दिंडी रथ"],
    "vehicle-type": ["Tata Ace", "Éicher 100%"],
    "body-type": ["Tata Ace", "Éicher 100%", "दिंडी रथ"],
    "work-type": ["Éicher 100%", "Tata Ace"],
    featured: ["Tata Ace", "Éicher 100%", "दिंडी रथ", "Vehicle Project", "carry"],
    created: ["Tata Ace", "carry", "Éicher 100%", "दिंडी रथ", "Vehicle Project"],
  };

  test("by every column, both ways, with those that have none at the lower end", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await insertSampleImages(context);
    const names = async (by: ImageSort, isDescending: boolean) => {
      const { images } = await context.gallery.find({ ...everything, sort: { by, isDescending } });
      return images.map(({ vehicleName }) => vehicleName);
    };

    for (const by of imageSorts) {
      const expected = ascending[by];
      const up = await names(by, false);
      expect([by, up.slice(-expected.length)]).toEqual([by, expected]);
      expect([by, await names(by, true)]).toEqual([by, up.toReversed()]);
    }
  });

  test("keeps one order over all pages, although many images are alike", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const ids = await insertAlike(database, 60);

    for (const sort of [null, ...imageSorts.map((by) => ({ by, isDescending: true }))]) {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const list = await context.gallery.find({ ...everything, search: "tata", sort, page });
        expect(list).toMatchObject({ total: 60, page, pages: 3 });
        seen.push(...list.images.map(({ id }) => id));
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
    }
  });

  test("without a choice is the public order [IMG-3]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await insertSampleImages(context);

    const { images } = await context.gallery.find(everything);

    expect(images.map(({ vehicleName }) => vehicleName)).toEqual([
      "carry",
      "Vehicle Project",
      "दिंडी रथ",
      "Éicher 100%",
      "Tata Ace",
    ]);
  });

  test("answers the last page when fewer are left than were asked for", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await insertAlike(database, 30);

    expect(await context.gallery.find({ ...everything, page: 9 })).toMatchObject({ page: 2, pages: 2 });
    expect(await context.gallery.find({ ...everything, page: Number.NaN })).toMatchObject({ page: 1 });
    expect(await context.gallery.find({ ...everything, page: 9, search: "nothing" })).toEqual({
      images: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});
