import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { ImageEdit } from "./image-edit.ts";

const edit: ImageEdit = {
  vehicleName: " Tata   Ace ",
  category: "denting",
  vehicleType: "Tata Ace",
  bodyType: " ",
  workType: "painting",
  town: " सातारा ",
  workDays: 12,
  description: "Two coats.\r\nOne week.",
  captionHi: "दो परत",
  captionMr: " ",
  isFeatured: true,
  isSample: false,
};

describe.each(engines)("editing an image on $name", (engine) => {
  test("stores every field normalized, shows it to visitors and raises the version [IMG-9, IMG-11, IMG-19]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await context.insert({ main_image_url: pictureUrl("main.jpg"), body_type: "Container" });
    const revision = database.revision.current();

    const outcome = await context.gallery.editImage({ id, version: 1, edit });

    const { images } = await context.gallery.list(1, 10);
    expect(outcome).toEqual({ ok: true, value: images[0] });
    expect(images).toMatchObject([
      {
        id,
        vehicleName: "Tata Ace",
        category: "denting",
        vehicleType: "Tata Ace",
        bodyType: null,
        workType: "painting",
        town: "सातारा",
        workDays: 12,
        description: "Two coats.\nOne week.",
        captionHi: "दो परत",
        captionMr: null,
        isFeatured: true,
        version: 2,
      },
    ]);
    const page = await context.gallery.page({ work: "painting", vehicle: "Tata Ace", body: null, page: 1 });
    const caption = { en: "Two coats.\nOne week.", hi: "दो परत", mr: null };
    expect(page.cards).toMatchObject([{ id, isFeatured: true, town: "सातारा", workDays: 12, caption }]);
    expect(database.revision.current()).toBe(revision + 1);
  });

  test("refuses to save over a newer version and answers what it is", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const id = await insert({ vehicle_name: "Carry" });
    await gallery.editImage({ id, version: 1, edit: { ...edit, vehicleName: "Bolero" } });

    const outcome = await gallery.editImage({ id, version: 1, edit });

    const { images } = await gallery.list(1, 10);
    expect(images).toMatchObject([{ vehicleName: "Bolero", version: 2 }]);
    expect(outcome).toEqual({ ok: false, refusal: { kind: "newer", image: images[0] } });
    expect((await gallery.editImage({ id, version: 2, edit })).ok).toBe(true);
  });

  test("lets one of two that save at the same time through", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const id = await insert({});

    const outcomes = await Promise.all(
      ["Carry", "Bolero"].map((vehicleName) =>
        gallery.editImage({ id, version: 1, edit: { ...edit, vehicleName } }),
      ),
    );

    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test("notices a rename and a featured star as newer, but no change that changes nothing", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const id = await insert({ vehicle_name: "Carry", vehicle_type: "Carry" });
    const version = async () => (await gallery.list(1, 1)).images[0]?.version;

    await gallery.setFeatured(id, false);
    expect(await version()).toBe(1);
    await gallery.setFeatured(id, true);
    expect(await version()).toBe(2);
    await database.db.updateTable("gallery_images").set({ vehicle_type: "Super Carry" }).execute();
    expect(await version()).toBe(3);
    await database.db.updateTable("gallery_images").set({ caption_mr: "दोन थर" }).execute();
    expect(await version()).toBe(4);
    await database.db.updateTable("gallery_images").set({ caption_mr: "दोन थर" }).execute();
    expect(await version()).toBe(4);
    await database.db.updateTable("gallery_images").set({ town: "Karad" }).execute();
    await database.db.updateTable("gallery_images").set({ work_days: 9 }).execute();
    expect(await version()).toBe(6);
  });

  test.each([
    ["no vehicle name", { vehicleName: " \t " }, { field: "vehicleName", kind: "missing" }],
    ["81 characters", { bodyType: "x".repeat(81) }, { field: "bodyType", kind: "too long", most: 80 }],
    [
      "2001 characters",
      { description: "x".repeat(2001) },
      { field: "description", kind: "too long", most: 2000 },
    ],
    [
      "2001 characters in Marathi",
      { captionMr: "क".repeat(2001) },
      { field: "captionMr", kind: "too long", most: 2000 },
    ],
    ["a town of 41 characters", { town: "क".repeat(41) }, { field: "town", kind: "too long", most: 40 }],
    ["no day of work", { workDays: 0 }, { field: "workDays", kind: "out of range", most: 365 }],
    ["366 days of work", { workDays: 366 }, { field: "workDays", kind: "out of range", most: 365 }],
    ["half a day", { workDays: 1.5 }, { field: "workDays", kind: "out of range", most: 365 }],
    ["days in letters", { workDays: Number.NaN }, { field: "workDays", kind: "out of range", most: 365 }],
  ])("refuses %s [IMG-10, IMG-19, DATA-3]", async (_case, wrong, problem) => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const id = await insert({ vehicle_name: "Carry" });

    const outcome = await gallery.editImage({ id, version: 1, edit: { ...edit, ...wrong } });

    expect(outcome).toEqual({ ok: false, refusal: { kind: "invalid", problem } });
    expect((await gallery.list(1, 1)).images).toMatchObject([{ vehicleName: "Carry", version: 1 }]);
  });

  test("takes any text a keyboard or a clipboard can give", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const id = await insert({});
    const odd = { vehicleName: "Ra\0th \ud800", description: "a\0b\ttab\n\nlast\ufffe" };

    const outcome = await gallery.editImage({ id, version: 1, edit: { ...edit, ...odd } });

    expect(outcome).toMatchObject({ ok: true, value: { vehicleName: "Ra th \ufffd" } });
  });

  test("says when the image is gone", async () => {
    await using database = await engine.open();
    const { gallery } = makeTestGallery(database);
    const gone = { ok: false, refusal: { kind: "gone" } };

    expect(await gallery.editImage({ id: randomUUID(), version: 1, edit })).toEqual(gone);
    expect(await gallery.editImage({ id: "\0", version: 1, edit })).toEqual(gone);
  });
});
