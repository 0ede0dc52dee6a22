import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import { everyImage, type ImageFilter, knownFilterOf } from "./image-filter.ts";
import { monthRange } from "./image-months.ts";

async function found({ gallery }: TestGallery, filter: Partial<ImageFilter>): Promise<string[]> {
  const { images, total } = await gallery.find({ ...everything, ...filter });
  const ids = await gallery.matchingIds({ ...everyImage, ...filter });
  expect([total, ids]).toEqual([images.length, images.map(({ id }) => id).toSorted()]);
  return images.map(({ vehicleName }) => vehicleName).toSorted();
}

async function fill(context: TestGallery): Promise<void> {
  const pair = { before_image_url: pictureUrl("before.jpg"), after_image_url: pictureUrl("after.jpg") };
  await context.insert({ vehicle_name: "Ace", vehicle_type: "Tata Ace", category: "painting", ...pair });
  await context.insert({ vehicle_name: "Tata Ace", work_type: "denting", body_type: "Container" });
  await context.insert({ vehicle_name: "Carry", is_featured: 1, created_at: "2026-10-31T18:29:59.999Z" });
  await context.insert({
    vehicle_name: "Dost",
    before_image_url: pictureUrl("dost.jpg"),
    in_work_since: "2026-09-01T00:00:00.000Z",
    created_at: "2026-09-01T00:00:00.000Z",
  });
  await context.insert({ vehicle_name: "Bolero", created_at: "2026-10-31T18:30:00.000Z" });
  await context.insert({ vehicle_name: "Vehicle Project", body_type: "Container" });
}

describe.each(engines)("narrowing the list of images down on $name", (engine) => {
  test("by vehicle, body, work, month and kind, and by all of them with a search [IMG-13]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await fill(context);

    expect(await found(context, { vehicle: "Tata Ace" })).toEqual(["Ace", "Tata Ace"]);
    expect(await found(context, { body: "Container" })).toEqual(["Tata Ace", "Vehicle Project"]);
    expect(await found(context, { work: "denting" })).toEqual(["Tata Ace"]);
    expect(await found(context, { kind: "pairs" })).toEqual(["Ace"]);
    expect(await found(context, { kind: "in-work" })).toEqual(["Dost"]);
    expect(await found(context, { kind: "featured" })).toEqual(["Carry"]);
    expect(await found(context, { kind: "without-vehicle" })).toEqual(["Vehicle Project"]);
    expect(await found(context, { month: "2026-10" })).toEqual(["Carry"]);
    expect(await found(context, { month: "2026-11" })).toEqual([
      "Ace",
      "Bolero",
      "Tata Ace",
      "Vehicle Project",
    ]);
    const several = { vehicle: "Tata Ace", month: "2026-11", search: "denting ace" } as const;
    expect(await found(context, several)).toEqual(["Tata Ace"]);
    expect(await found(context, { ...several, kind: "featured" })).toEqual([]);
  });

  test("offers what images have, and knows nothing else [IMG-13]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    expect(await context.gallery.filterChoices()).toEqual({ vehicles: [], bodies: [], months: [] });
    await fill(context);

    const choices = await context.gallery.filterChoices();
    expect(choices.vehicles.map(({ name }) => name)).toEqual(["Ace", "Bolero", "Carry", "Dost", "Tata Ace"]);
    expect(choices.bodies.map(({ name }) => name)).toEqual(["Container"]);
    expect(choices.months).toEqual(["2026-11", "2026-10", "2026-09"]);

    const listed = { vehicles: [{ name: "Eeco", hi: "", mr: "" }], bodies: [] };
    const asked = { ...everyImage, vehicle: "Eeco", body: "Nobody's", month: "2026-08" };
    expect(knownFilterOf(asked, choices, listed)).toEqual({ ...everyImage, vehicle: "Eeco" });
  });
});

test("a month begins and ends at midnight in India [IMG-13]", () => {
  expect(monthRange("2026-12")).toEqual({
    begins: "2026-11-30T18:30:00.000Z",
    ends: "2026-12-31T18:30:00.000Z",
  });
});
