import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openToRead } from "#platform/database/open-to-read.ts";
import { countRows } from "#platform/database/queries.ts";
import { silentLog } from "#platform/log.ts";
import { engines, openFreshSqlite } from "#tests/support/engines.ts";
import { everything, insertAlike, insertSampleImages } from "#tests/support/sample-images.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { untranslated } from "../names/names.ts";
import { createReferenceLists } from "../names/reference-lists.ts";
import { everyImage } from "./image-filter.ts";

async function found({ gallery }: TestGallery, search: string): Promise<string[]> {
  const { images, total } = await gallery.find({ ...everything, search });
  expect(await gallery.matchingIds({ ...everyImage, search })).toEqual(images.map(({ id }) => id).sort());
  expect(total).toBe(images.length);
  return images.map(({ vehicleName }) => vehicleName).sort();
}

async function turnsDuring(work: () => Promise<unknown>, inTurn = async () => {}): Promise<number> {
  let turns = 0;
  const working = work().then(() => "done");
  while ((await Promise.race([working, setImmediate()])) !== "done") {
    turns++;
    await inTurn();
  }
  return turns;
}

const everyName = ["Tata Ace", "Vehicle Project", "carry", "Éicher 100%", "दिंडी रथ"];

const searches: [search: string, names: string[]][] = [
  ["tata", ["Tata Ace"]],
  ["CONTAINER", ["Tata Ace"]],
  ["éICHER", ["Éicher 100%"]],
  ["e\u0301icher", ["Éicher 100%"]],
  ["eicher", ["Éicher 100%"]],
  ["tata es", ["Tata Ace"]],
  ["टाटा एस", ["Tata Ace"]],
  ["कन्टेनर", ["Tata Ace"]],
  ["कॅरी", ["carry"]],
  ["dindi rath", ["दिंडी रथ"]],
  ["दिं\u200dडी", ["दिंडी रथ"]],
  ["denteng", ["Tata Ace"]],
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
  ["डेंटिंग", ["Tata Ace"]],
  ["ख़ास", ["carry"]],
  ["बांधणी", ["Éicher 100%"]],
  ["painting ace", ["Tata Ace"]],
  ["rathdenting", []],
  ["word ".repeat(400), []],
];

const blankEdit = {
  vehicleName: "",
  category: "custom" as const,
  vehicleType: null,
  bodyType: null,
  workType: null,
  town: null,
  workDays: null,
  description: null,
  captionHi: null,
  captionMr: null,
  isFeatured: false,
  isSample: false,
};

describe.each(engines)("searching images on $name", (engine) => {
  test("finds every word, in any case and script, in names and kinds of work, and takes no sign for a wildcard [IMG-2]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await insertSampleImages(context);
    for (const [search, names] of searches)
      expect([search, await found(context, search)]).toEqual([search, names]);
  });

  test("finds what was renamed, edited or added a moment ago, and no longer what it was", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await context.insert({ vehicle_name: "Tata Ace" });
    expect(await found(context, "ace")).toEqual(["Tata Ace"]);

    await database.db.updateTable("gallery_images").set({ vehicle_name: "Carry" }).execute();
    expect(await found(context, "ace")).toEqual([]);
    expect(await found(context, "carry")).toEqual(["Carry"]);

    await context.gallery.editImage({
      id,
      version: 2,
      edit: { ...blankEdit, vehicleName: "Bolero", bodyType: "Food van" },
    });
    expect(await found(context, "bolero FOOD")).toEqual(["Bolero"]);

    const captions = { description: "Chrome bull bar", captionHi: "सूरत के लिए", captionMr: "दोन थर" };
    const edit = { ...blankEdit, ...captions, town: "सातारा", vehicleName: "Bolero" };
    expect(await context.gallery.editImage({ id, version: 3, edit })).toMatchObject({ ok: true });
    for (const words of ["chrome BAR", "सूरत", "bolero दोन", "satara", "bolero सातारा"])
      expect(await found(context, words)).toEqual(["Bolero"]);

    await context.gallery.addImages({
      category: "painting",
      workType: "painting",
      vehicleName: "Super Carry",
      bodyType: null,
      images: [{ main: await context.receive("main.jpg") }],
    });
    expect(await found(context, "carry")).toEqual(["Super Carry"]);
  });

  test("writes the missing search texts of a thousand images side by side with changes", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const ids = await insertAlike(database, 1_200);

    await Promise.all([
      context.gallery.find({ ...everything, search: "tata" }),
      context.gallery.matchingIds({ ...everyImage, search: "tata" }),
      ...ids.slice(0, 10).map((id) => context.gallery.removeImages([id])),
      ...ids.slice(10, 20).map((id) => context.gallery.setFeatured(id, true)),
    ]);

    expect(await context.gallery.matchingIds({ ...everyImage, search: "tata" })).toHaveLength(1_190);
    expect(
      await database.db.selectFrom("gallery_images").select("id").where("search_text", "is", null).execute(),
    ).toEqual([]);
  });
});

describe("with 1,100 images SQLite, which works in the server's own thread,", () => {
  const images = 1_100;

  test("lets others have their turn while it writes the texts to search in [OPS-12]", async () => {
    await using database = await openFreshSqlite();
    const { gallery } = makeTestGallery(database);
    await insertAlike(database, images);
    expect(
      await turnsDuring(() => gallery.matchingIds({ ...everyImage, search: "tata" })),
    ).toBeGreaterThanOrEqual(images / 250 - 1);
    expect(await gallery.matchingIds({ ...everyImage, search: "tata" })).toHaveLength(images);
  });

  test("lets others have their turn while it renames them, who see all of them old or all new [OPS-12]", async () => {
    await using database = await openFreshSqlite();
    const { gallery } = makeTestGallery(database);
    const lists = createReferenceLists({ database, clock: { now: () => new Date() } });
    await insertAlike(database, images);
    await database.db.updateTable("gallery_images").set({ vehicle_name: "Tata" }).execute();
    const added = await lists.add("vehicle_names", "Tata");
    if (!added.ok) throw new Error("The name could not be added.");

    const visitor = await openToRead(database.config, silentLog);
    const seen: number[] = [];
    const turns = await turnsDuring(
      () =>
        lists.rename("vehicle_names", {
          id: added.value.id,
          seen: untranslated("Tata"),
          names: untranslated("Carry"),
        }),
      async () => {
        const carries = visitor?.db.selectFrom("gallery_images").where("vehicle_name", "=", "Carry");
        if (carries !== undefined) seen.push(await countRows(carries));
      },
    );
    await visitor?.close();
    expect(turns).toBeGreaterThanOrEqual(images / 500 - 1);
    expect(seen).toContain(0);
    expect(seen.filter((count) => count !== 0 && count !== images)).toEqual([]);
    expect(await gallery.matchingIds({ ...everyImage, search: "carry" })).toHaveLength(images);
  });
});
