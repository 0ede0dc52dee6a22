import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "#tests/engines.ts";
import { makeTestGallery, type TestGallery } from "#tests/gallery.ts";
import { type ImageListQuery, type ImageSort, imageSorts } from "./image-list.ts";
import { pictureUrl } from "./pictures.ts";

const everything: ImageListQuery = { search: "", sort: null, page: 1, pageSize: 25 };

async function found({ gallery }: TestGallery, search: string): Promise<string[]> {
  const { images, total } = await gallery.find({ ...everything, search });
  expect(await gallery.matchingIds(search)).toEqual(images.map(({ id }) => id).sort());
  expect(total).toBe(images.length);
  return images.map(({ vehicleName }) => vehicleName).sort();
}

/** Five images that differ in everything the list sorts by. */
async function fillShed(world: TestGallery): Promise<void> {
  const at = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`;
  await world.insert({
    vehicle_name: "Tata Ace",
    vehicle_type: "Tata Ace",
    category: "painting",
    work_type: "denting",
    body_type: "Container",
    created_at: at(1),
  });
  await world.insert({
    vehicle_name: "carry",
    category: "custom",
    created_at: at(2),
    is_featured: 1,
  });
  await world.insert({
    vehicle_name: "Éicher 100%",
    vehicle_type: "Éicher",
    category: "body-building",
    work_type: "body-building",
    body_type: "open_half",
    created_at: at(3),
  });
  await world.insert({
    vehicle_name: "दिंडी रथ",
    category: "restoration",
    body_type: "रथ",
    created_at: at(4),
  });
  await world.insert({ vehicle_name: "Vehicle Project", category: "modifications", created_at: at(5) });
}

const everyName = ["Tata Ace", "Vehicle Project", "carry", "Éicher 100%", "दिंडी रथ"];

const searches: [search: string, names: string[]][] = [
  ["tata", ["Tata Ace"]],
  ["CONTAINER", ["Tata Ace"]],
  ["éICHER", ["Éicher 100%"]],
  ["e\u0301icher", ["Éicher 100%"]],
  ["रथ", ["दिंडी रथ"]],
  ["दिंडी", ["दिंडी रथ"]],
  ["  ace   tata ", ["Tata Ace"]],
  ["tata carry", []],
  ["100%", ["Éicher 100%"]],
  ["%", ["Éicher 100%"]],
  ["_", ["Éicher 100%"]],
  ["open_half", ["Éicher 100%"]],
  ["open-half", []],
  ["\\", []],
  ["'; drop table gallery_images; --", []],
  ["\0", everyName],
  ["", everyName],
  ["Custom Work", ["carry"]],
  ["building", ["Éicher 100%"]],
  ["body-building", ["Éicher 100%"]],
  ["denting", ["Tata Ace"]],
  ["painting ace", ["Tata Ace"]],
  ["rathdenting", []],
  ["word ".repeat(400), []],
];

describe.each(engines)("searching images on $name", (engine) => {
  test("finds every word, in any case and script, in names and kinds of work, and takes no sign for a wildcard", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    await fillShed(world);
    for (const [search, names] of searches)
      expect([search, await found(world, search)]).toEqual([search, names]);
  });

  test("finds what was renamed, edited or added a moment ago, and no longer what it was", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const id = await world.insert({ vehicle_name: "Tata Ace" });
    expect(await found(world, "ace")).toEqual(["Tata Ace"]);

    await database.db.updateTable("gallery_images").set({ vehicle_name: "Carry" }).execute();
    expect(await found(world, "ace")).toEqual([]);
    expect(await found(world, "carry")).toEqual(["Carry"]);

    await world.gallery.editImage({
      id,
      version: 2,
      edit: { ...blankEdit, vehicleName: "Bolero", bodyType: "Food van" },
    });
    expect(await found(world, "bolero FOOD")).toEqual(["Bolero"]);

    await world.gallery.addImages({
      category: "painting",
      workType: "painting",
      vehicleName: "Super Carry",
      bodyType: null,
      images: [{ main: await world.receive("main.jpg") }],
    });
    expect(await found(world, "carry")).toEqual(["Super Carry"]);
  });

  test("writes the missing search texts of a thousand images side by side with changes", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const ids = await insertRows(database, 1_200);

    await Promise.all([
      world.gallery.find({ ...everything, search: "tata" }),
      world.gallery.matchingIds("tata"),
      ...ids.slice(0, 10).map((id) => world.gallery.removeImages([id])),
      ...ids.slice(10, 20).map((id) => world.gallery.setFeatured(id, true)),
    ]);

    expect(await world.gallery.matchingIds("tata")).toHaveLength(1_190);
    expect(
      await database.db.selectFrom("gallery_images").select("id").where("search_text", "is", null).execute(),
    ).toEqual([]);
  });
});

const blankEdit = {
  vehicleName: "",
  category: "custom" as const,
  vehicleType: null,
  bodyType: null,
  workType: null,
  description: null,
  isFeatured: false,
};

async function insertRows({ db }: TestDatabase, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let start = 0; start < count; start += 100) {
    const rows = ids.slice(start, start + 100).map((id, index) => ({
      id,
      vehicle_name: `Tata ${index % 7}`,
      category: "painting",
      main_image_url: pictureUrl(`${id}.jpg`),
      is_featured: 0,
      created_at: "2026-11-20T08:00:00.000Z",
    }));
    await db.insertInto("gallery_images").values(rows).execute();
  }
  return ids;
}

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
    const world = makeTestGallery(database);
    await fillShed(world);
    const names = async (by: ImageSort, isDescending: boolean) => {
      const { images } = await world.gallery.find({ ...everything, sort: { by, isDescending } });
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
    const world = makeTestGallery(database);
    const ids = await insertRows(database, 60);

    for (const sort of [null, ...imageSorts.map((by) => ({ by, isDescending: true }))]) {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const list = await world.gallery.find({ ...everything, search: "tata", sort, page });
        expect(list).toMatchObject({ total: 60, page, pages: 3 });
        seen.push(...list.images.map(({ id }) => id));
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
    }
  });

  test("without a choice is the public order", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    await fillShed(world);

    const { images } = await world.gallery.find(everything);

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
    const world = makeTestGallery(database);
    await insertRows(database, 30);

    expect(await world.gallery.find({ ...everything, page: 9 })).toMatchObject({ page: 2, pages: 2 });
    expect(await world.gallery.find({ ...everything, page: Number.NaN })).toMatchObject({ page: 1 });
    expect(await world.gallery.find({ ...everything, page: 9, search: "nothing" })).toEqual({
      images: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});

describe.each(engines)("the summary of images on $name", (engine) => {
  test("counts every image, most first and then by name, and says how many more there are", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    expect(await world.gallery.summary()).toEqual({
      total: 0,
      featured: 0,
      categories: { first: [], more: 0 },
      vehicles: { first: [], more: 0 },
    });
    for (const vehicle_name of ["Zest", "bolero", "Ape", "Carry", "Carry"]) {
      await world.insert({ vehicle_name, main_image_url: pictureUrl(`${randomUUID()}.jpg`) });
    }
    const withoutPicture = await world.insert({ vehicle_name: "Ape", category: "custom", is_featured: 1 });

    expect(await world.gallery.summary()).toEqual({
      total: 6,
      featured: 1,
      categories: {
        first: [
          { value: "painting", total: 5 },
          { value: "custom", total: 1 },
        ],
        more: 0,
      },
      vehicles: {
        first: [
          { value: "Ape", total: 2 },
          { value: "Carry", total: 2 },
          { value: "bolero", total: 1 },
        ],
        more: 1,
      },
    });

    await world.gallery.removeImages([withoutPicture]);
    await database.db.updateTable("gallery_images").set({ vehicle_name: "Zest", is_featured: 1 }).execute();
    expect(await world.gallery.summary()).toMatchObject({
      total: 5,
      featured: 5,
      vehicles: { first: [{ value: "Zest", total: 5 }], more: 0 },
    });
  });
});
