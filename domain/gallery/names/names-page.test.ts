import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { everyImage } from "../list/image-filter.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import { createReferenceLists } from "./reference-lists.ts";

function tickingClock() {
  let minutes = 0;
  return { now: () => new Date(Date.UTC(2026, 10, 20, 8, minutes++)) };
}

describe.each(engines)("a page of a reference list on $name", (engine) => {
  test("has the newest name first, 50 to a page, and ends with the last page [LST-1]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock: tickingClock() });
    for (let number = 1; number <= 51; number++) await lists.add("body_types", `Container ${number}`);

    const first = await lists.page("body_types", { search: "", page: 1 });
    const beyond = await lists.page("body_types", { search: "", page: 9 });

    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect(first.names).toHaveLength(50);
    expect(first.names[0]).toEqual({
      id: expect.any(String),
      name: "Container 51",
      hi: "",
      mr: "",
      createdAt: "2026-11-20T08:50:00.000Z",
      updatedAt: "2026-11-20T08:50:00.000Z",
      images: 0,
    });
    expect(beyond).toMatchObject({ page: 2, names: [{ name: "Container 1" }] });
  });

  test("is one empty page where there are no names", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock: tickingClock() });

    const page = await lists.page("vehicle_names", { search: "", page: 3 });

    expect(page).toEqual({ names: [], total: 0, page: 1, pages: 1, inList: 0, missing: { hi: 0, mr: 0 } });
  });

  test("has the names that contain the search, whatever the case, spaces and composition [LST-1]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock: tickingClock() });
    const names = ["Tata Ace", "Tata Ace 2", "Éicher Pro", "100% steel_cab", "दिंडी रथ"];
    for (const name of names) await lists.add("vehicle_names", name);

    for (const [search, found] of [
      ["  TATA   ace ", ["Tata Ace 2", "Tata Ace"]],
      ["éicher", ["Éicher Pro"]],
      ["E\u0301ICHER", ["Éicher Pro"]],
      ["रथ", ["दिंडी रथ"]],
      ["0%", ["100% steel_cab"]],
      ["a%e", []],
      ["l_c", ["100% steel_cab"]],
      ["a_a", []],
      ["\\", []],
      ["", names.toReversed()],
    ] as const) {
      const page = await lists.page("vehicle_names", { search, page: 1 });
      expect([search, page.names.map(({ name }) => name)]).toEqual([search, found]);
      expect(page.total).toBe(found.length);
    }
  });

  test("counts the images that Manage Images finds by each name, whatever their case and their other words", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock: tickingClock() });
    const { gallery, insert } = makeTestGallery(database);
    for (const name of ["Tata Ace", "Carry"]) await lists.add("vehicle_names", name);
    await lists.add("body_types", "Container");
    for (const [vehicle_name, vehicle_type, body_type] of [
      ["Tata Ace", "Tata Ace", "Container"],
      ["tata ace", null, "CONTAINER"],
      ["Ganesh's truck", "TATA ACE", null],
      ["Tata Ace Gold", null, "Container, closed"],
    ] as const) {
      const main_image_url = pictureUrl(`${vehicle_name}.jpg`);
      await insert({ vehicle_name, vehicle_type, body_type, main_image_url });
    }

    const vehicles = await lists.page("vehicle_names", { search: "", page: 1 });
    const bodies = await lists.page("body_types", { search: "", page: 1 });

    expect(vehicles.names.map(({ name, images }) => [name, images])).toEqual([
      ["Carry", 0],
      ["Tata Ace", 3],
    ]);
    expect(bodies.names.map(({ images }) => images)).toEqual([2]);
    const query = { ...everyImage, sort: null, page: 1, pageSize: 10 };
    expect((await gallery.find({ ...query, vehicle: "Tata Ace" })).total).toBe(3);
    expect((await gallery.find({ ...query, body: "Container" })).total).toBe(2);
  });
});
