import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-facts.ts";

const all = { work: null, vehicle: null, body: null, page: 1 };

/** Visitors and office see the same order. */
async function order({ gallery }: Pick<TestGallery, "gallery">): Promise<string[]> {
  const { images } = await gallery.find(everything);
  const { cards } = await gallery.page(all);
  expect(cards.map(({ id }) => id)).toEqual(images.map(({ id }) => id));
  return images.map(({ vehicleName }) => vehicleName);
}

/** Plain images, the first name being the newest. Answers the ids by their names. */
async function insertPlain(context: Pick<TestGallery, "insert">, ...names: string[]) {
  const ids: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    ids[name] = await context.insert({
      vehicle_name: name,
      main_image_url: pictureUrl(`${name}.jpg`),
      created_at: `2026-11-20T08:00:0${9 - index}.000Z`,
    });
  }
  return (name: string) => ids[name] ?? "";
}

describe.each(engines)("the order of featured images on $name", (engine) => {
  test("a star puts its image first, and without it it goes back among the others [IMG-16]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await insertPlain(context, "A", "B", "C", "D");
    for (const name of ["B", "D", "C"]) await context.gallery.setFeatured(id(name), true);
    expect(await order(context)).toEqual(["C", "D", "B", "A"]);
    await context.gallery.setFeatured(id("D"), true);
    expect(await order(context)).toEqual(["C", "D", "B", "A"]);
    await context.gallery.setFeatured(id("C"), false);
    expect(await order(context)).toEqual(["D", "B", "A", "C"]);
  });

  test("an image is moved to any place, for visitors, too, and keeps its version [IMG-16]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const { gallery } = context;
    const id = await insertPlain(context, "A", "B", "C", "D", "E");
    for (const name of ["D", "C", "B", "A"]) await gallery.setFeatured(id(name), true);

    expect(await gallery.moveFeatured(id("C"), 1)).toBe(true);
    expect(await order(context)).toEqual(["C", "A", "B", "D", "E"]);
    expect(await gallery.moveFeatured(id("A"), 99)).toBe(true);
    expect(await order(context)).toEqual(["C", "B", "D", "A", "E"]);
    const between = await gallery.project(id("B"), all);
    expect(between).toMatchObject({ position: 2, previousId: id("C"), nextId: id("D") });
    expect((await gallery.find(everything)).images.map(({ version }) => version)).toEqual([2, 2, 2, 2, 1]);

    expect(await gallery.moveFeatured(id("E"), 1)).toBe(false);
    expect(await gallery.moveFeatured("no id", 1)).toBe(false);
  });

  test("what comes back from the bin stands where it stood, also where another has its place now [IMG-16, BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin } = context;
    const id = await insertPlain(context, "A", "B", "C");
    for (const name of ["A", "B"]) await gallery.setFeatured(id(name), true);
    await gallery.removeImages([id("B")]);
    await gallery.setFeatured(id("C"), true);
    await bin.restore([id("B")]);
    expect(await order(context)).toEqual(["B", "C", "A"]);
    expect(await gallery.moveFeatured(id("A"), 2)).toBe(true);
    expect(await order(context)).toEqual(["B", "A", "C"]);
  });
});
