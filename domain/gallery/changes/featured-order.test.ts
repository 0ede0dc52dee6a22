import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

const all = { work: null, vehicle: null, body: null, page: 1 };

async function order({ gallery }: Pick<TestGallery, "gallery">): Promise<string[]> {
  const { images } = await gallery.find(everything);
  const { cards } = await gallery.page(all);
  expect(cards.map(({ id }) => id)).toEqual(images.map(({ id }) => id));
  return images.map(({ vehicleName }) => vehicleName);
}

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
  test("is that of their dates, whichever got its star last, and their versions tell of it [IMG-16, GAL-10]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const { gallery } = context;
    const id = await insertPlain(context, "A", "B", "C", "D");
    for (const name of ["B", "D", "C"]) await gallery.setFeatured(id(name), true);
    expect(await order(context)).toEqual(["B", "C", "D", "A"]);
    const between = await gallery.project(id("C"), all);
    expect(between).toMatchObject({ position: 2, previousId: id("B"), nextId: id("D") });
    await gallery.setFeatured(id("C"), false);
    expect(await order(context)).toEqual(["B", "D", "A", "C"]);
    expect((await gallery.find(everything)).images.map(({ version }) => version)).toEqual([2, 2, 1, 3]);
  });

  test("whatever writes another place, an image has the one of its star and its date [IMG-16]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await insertPlain(context, "A", "B", "C");
    for (const name of ["A", "B"]) await context.gallery.setFeatured(id(name), true);
    const rows = database.db.updateTable("gallery_images");
    await rows
      .set({ featured_position: 9 })
      .where("id", "in", [id("B"), id("C")])
      .execute();
    expect(await order(context)).toEqual(["A", "B", "C"]);
  });

  test("what comes back from the bin stands among the others by its date, from an older version, too [IMG-16, BIN-1]", async () => {
    await using context = await openTestBin(engine);
    const { gallery, bin, database } = context;
    const id = await insertPlain(context, "A", "B", "C");
    for (const name of ["A", "B", "C"]) await gallery.setFeatured(id(name), true);
    await gallery.removeImages([id("B")]);
    const { content } = await database.db.selectFrom("bin").select("content").executeTakeFirstOrThrow();
    const older = content.replace('"featured_position":1', '"featured_position":7');
    expect(older).not.toBe(content);
    await database.db.updateTable("bin").set({ content: older }).execute();
    await bin.restore([id("B")]);
    expect(await order(context)).toEqual(["A", "B", "C"]);
  });
});
