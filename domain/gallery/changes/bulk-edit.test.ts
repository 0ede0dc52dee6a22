import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { everyImage } from "../list/image-filter.ts";

async function fill(context: TestGallery): Promise<[string, string, string]> {
  const at = (second: number) => ({ created_at: `2026-11-20T08:00:0${second}.000Z` });
  const carry = await context.insert({ vehicle_name: "Carry", body_type: "Box", ...at(1) });
  const ace = await context.insert({
    ...{ vehicle_name: "Ace", vehicle_type: "Tata Ace", work_type: "denting", is_featured: 1 },
    ...{ description: "Silver leaf", ...at(2) },
  });
  return [carry, ace, await context.insert({ ...at(3) })];
}

async function stored({ gallery }: TestGallery) {
  const { images } = await gallery.find(everything);
  return images.map(({ version: _, ...image }) => image);
}

describe.each(engines)("editing many images on $name", (engine) => {
  test("changes what is asked for, leaves the rest, and puts a caption where there is none [IMG-15]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const [carry, ace, third] = await fill(context);
    const { gallery } = context;

    const edit = {
      vehicle: "Bolero",
      work: "painting",
      captions: { en: "Hand painted", mr: "हाताने रंगवलेले" },
    } as const;
    expect(await gallery.bulkEdit([carry, ace, randomUUID(), "no id"], edit)).toBe(2);

    const changed = {
      vehicleName: "Bolero",
      vehicleType: "Bolero",
      category: "painting",
      workType: "painting",
    };
    expect(await stored(context)).toMatchObject([
      {
        ...changed,
        id: ace,
        bodyType: null,
        description: "Silver leaf",
        captionMr: "हाताने रंगवलेले",
        isFeatured: true,
      },
      { id: third, vehicleName: "Vehicle Project", description: null },
      { ...changed, id: carry, bodyType: "Box", description: "Hand painted" },
    ]);
    expect(await gallery.matchingIds({ ...everyImage, search: "bolero" })).toEqual([carry, ace].toSorted());
    expect(await gallery.bulkEdit([carry, ace], edit)).toBe(0);
  });

  test("is undone exactly, but for what was changed since [IMG-15, IMG-31]", async () => {
    await using database = await engine.open();
    let now = Date.parse("2026-11-20T08:00:00.000Z");
    const context = makeTestGallery(database, { now: () => new Date(now++) });
    const { gallery } = context;
    const [carry, ace, third] = await fill(context);
    await gallery.setFeatured(third, true);
    const before = await stored(context);
    const everyField = {
      vehicle: "Bolero",
      body: null,
      work: "custom",
      isFeatured: false,
      captions: { en: "New", hi: "नया" },
    } as const;

    const [first, second, last] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await gallery.bulkEdit([carry, ace], everyField, first)).toBe(2);
    expect(await gallery.bulkEdit([third], everyField, first)).toBe(1);
    expect(await gallery.bulkEdit([carry], { vehicle: "Omni" }, second)).toBe(1);
    expect(await gallery.undoableEdits()).toMatchObject([
      { act: second, images: 1 },
      { act: first, images: 3 },
    ]);
    expect(await gallery.undoBulkEdit(second)).toEqual({ undone: 1, changedSince: 0, vehicles: [] });
    expect(await gallery.undoBulkEdit(first)).toEqual({ undone: 3, changedSince: 0, vehicles: [] });
    expect(await stored(context)).toEqual(before);
    expect(await gallery.undoBulkEdit(first)).toEqual({ undone: 0, changedSince: 0, vehicles: [] });

    await gallery.bulkEdit([carry, ace, third], everyField, last);
    await gallery.setFeatured(ace, true);
    await gallery.removeImages([third]);
    expect(await gallery.undoBulkEdit(last)).toEqual({ undone: 1, changedSince: 2, vehicles: ["Bolero"] });
    expect((await stored(context)).map(({ id, vehicleName }) => [id, vehicleName])).toEqual([
      [ace, "Bolero"],
      [carry, "Carry"],
    ]);
  });

  test("is undone for a day, and no longer [IMG-31]", async () => {
    await using database = await engine.open();
    let now = Date.parse("2026-11-20T08:00:00.000Z");
    const context = makeTestGallery(database, { now: () => new Date(now) });
    const { gallery } = context;
    const [carry] = await fill(context);
    const act = randomUUID();
    await gallery.bulkEdit([carry], { vehicle: "Bolero" }, act);
    now += 24 * 60 * 60 * 1000;
    expect(await gallery.undoableEdits()).toHaveLength(1);
    now += 1;
    expect(await gallery.undoableEdits()).toEqual([]);
    expect(await gallery.undoBulkEdit(act)).toMatchObject({ undone: 0 });
  });

  test("of many that get a star the newest is first [IMG-15, IMG-16]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const [carry, ace, third] = await fill(context);
    await context.gallery.bulkEdit([third, carry, ace], { isFeatured: true });
    expect((await stored(context)).map(({ id }) => id)).toEqual([third, ace, carry]);
  });
});
