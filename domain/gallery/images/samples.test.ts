import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

const all = { work: null, vehicle: null, body: null, page: 1 };

async function order({ gallery }: TestGallery): Promise<string> {
  const { images } = await gallery.find(everything);
  const { cards } = await gallery.page(all);
  expect(cards.map(({ id, isSample }) => ({ id, isSample }))).toEqual(
    images.map(({ id, isSample }) => ({ id, isSample })),
  );
  return images.map(({ vehicleName, isSample }) => (isSample ? `(${vehicleName})` : vehicleName)).join(" ");
}

async function insert(context: TestGallery, names: string) {
  const ids = new Map<string, string>();
  for (const [index, name] of [...names].entries()) {
    const row = {
      vehicle_name: name,
      main_image_url: pictureUrl(`${name}.jpg`),
      is_sample: name === name.toLowerCase() ? 1 : 0,
      created_at: `2026-11-20T08:00:0${index}.000Z`,
    };
    ids.set(name, await context.insert(row));
  }
  return (name: string) => ids.get(name) ?? "";
}

describe.each(engines)("samples in the gallery on $name", (engine) => {
  test("stand behind the owner's own projects, newer or not, with a star or without [GAL-25]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const { gallery } = context;
    const id = await insert(context, "aBcD");
    expect(await order(context)).toBe("D B (c) (a)");
    expect(await gallery.project(id("B"), all)).toMatchObject({ previousId: id("D"), nextId: id("c") });

    await gallery.setFeatured(id("a"), true);
    expect(await order(context)).toBe("D B (a) (c)");
    expect((await gallery.first(all, 3)).map(({ id }) => id)).toEqual([id("D"), id("B"), id("a")]);
    await gallery.setFeatured(id("B"), true);
    expect(await order(context)).toBe("B D (a) (c)");
    expect(await gallery.summary()).toMatchObject({ featured: 2, samples: 2 });
    expect((await gallery.find({ ...everything, kind: "featured" })).images).toHaveLength(2);
    await gallery.setFeatured(id("a"), false);
    expect(await order(context)).toBe("B D (c) (a)");
  });

  test("are nowhere to be seen by visitors while they are hidden, and come back once they are real [WORD-15]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const { gallery } = context;
    const id = await insert(context, "aBcD");
    await gallery.setFeatured(id("a"), true);
    context.hideSamples();
    const seen = async () => ({
      page: (await gallery.page(all)).cards.map((card) => card.id),
      first: (await gallery.first(all, 3)).map((card) => card.id),
      newest: (await gallery.newestProjects(9)).map(({ card }) => card.id),
      listed: (await gallery.projects(1, 9)).projects.map((project) => project.id).toSorted(),
      total: (await gallery.page(all)).total,
    });
    const own = [id("D"), id("B")];
    const lists = { page: own, first: own, newest: own, listed: own.toSorted() };
    expect(await seen()).toEqual({ ...lists, total: 2 });
    expect(await gallery.project(id("a"), all)).toBeNull();
    expect(await gallery.filterOfProject(id("c"), all)).toBeNull();
    expect(await gallery.knownFilter({ ...all, vehicle: "a" })).toEqual(all);
    expect(await gallery.project(id("B"), all)).toMatchObject({ position: 2, total: 2, nextId: null });
    expect((await gallery.find(everything)).images).toHaveLength(4);

    await gallery.bulkEdit([id("c")], { isSample: false });
    expect((await seen()).page).toEqual([id("D"), id("c"), id("B")]);
  });

  test("are marked and told from own ones in bulk, which can be undone, and in Edit [IMG-18]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const { gallery } = context;
    const id = await insert(context, "aBcD");
    const act = randomUUID();
    await gallery.bulkEdit([id("c"), id("D")], { isSample: false, isFeatured: true }, act);
    expect(await order(context)).toBe("D c B (a)");
    expect(await gallery.undoBulkEdit(act)).toMatchObject({ undone: 2 });
    expect(await order(context)).toBe("D B (c) (a)");
    expect(await gallery.summary()).toMatchObject({ total: 4, samples: 2 });
    expect((await gallery.find({ ...everything, kind: "sample" })).images).toHaveLength(2);

    const [first] = (await gallery.find(everything)).images;
    if (first === undefined) throw new Error("The gallery is empty.");
    const edit = { ...first, isSample: true };
    expect(await gallery.editImage({ id: first.id, version: first.version, edit })).toMatchObject({
      value: { isSample: true, version: first.version + 1 },
    });
    expect(await order(context)).toBe("B (D) (c) (a)");
  });

  test("added as samples they stand behind what was there, and have no star by that [GAL-25]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await insert(context, "B");
    await context.gallery.addImages({
      ...{ category: "painting", workType: "painting", vehicleName: "c", bodyType: null, areSamples: true },
      images: [{ main: await context.receive("c.jpg") }],
    });
    expect(await order(context)).toBe("B (c)");
    expect(await context.gallery.summary()).toMatchObject({ featured: 0, samples: 1 });
  });
});
