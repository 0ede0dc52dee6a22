import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { OpenDatabase } from "#platform/database/open.ts";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import { type ReferenceListName, untranslated } from "./names.ts";
import { createReferenceLists } from "./reference-lists.ts";

function openLists(database: OpenDatabase) {
  let time = "2026-11-20T08:00:00.000Z";
  const lists = createReferenceLists({ database, clock: { now: () => new Date(time) } });
  return {
    lists,
    passTo: (later: string) => {
      time = later;
    },
    async add(list: ReferenceListName, name: string) {
      const added = await lists.add(list, name);
      if (!added.ok) throw new Error(added.refusal);
      return added.value;
    },
  };
}

describe.each(engines)("renaming on $name", (engine) => {
  test("stores the normalized name and when that was [LST-3, LST-5]", async () => {
    await using database = await engine.open();
    const { lists, add, passTo } = openLists(database);
    const { id, name: seen } = await add("vehicle_names", "Tata Ace");
    passTo("2026-11-20T09:30:00.000Z");

    const renamed = await lists.rename("vehicle_names", {
      id,
      seen: untranslated(seen),
      names: untranslated("  Tata  Ace Gold "),
    });

    const row = {
      id,
      ...untranslated("Tata Ace Gold"),
      createdAt: "2026-11-20T08:00:00.000Z",
      updatedAt: "2026-11-20T09:30:00.000Z",
    };
    expect(renamed).toEqual({ ok: true, value: row });
    expect((await lists.page("vehicle_names", { search: "gold", page: 1 })).names).toEqual([
      { ...row, images: 0 },
    ]);
  });

  test("reaches the images under the name in whatever case, by name and by type, and no others [LST-6]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { insert, gallery } = makeTestGallery(database);
    const { id } = await add("vehicle_names", "Dindi Rath");
    await add("body_types", "Dindi Rath");
    for (const [age, vehicle_name, vehicle_type] of [
      ["4", "Dindi Rath", "Dindi Rath"],
      ["3", "DINDI RATH", null],
      ["2", "Ganesh", "dindi rath"],
      ["1", "Dindi Rath 2", null],
    ] as const) {
      const main_image_url = pictureUrl(`${age}.jpg`);
      await insert({ vehicle_name, vehicle_type, body_type: "Dindi Rath", main_image_url, created_at: age });
    }

    await lists.rename("vehicle_names", {
      id,
      seen: untranslated("Dindi Rath"),
      names: untranslated("दिंडी रथ"),
    });

    const { images } = await gallery.list(1, 10);
    expect(images.map(({ vehicleName, vehicleType }) => [vehicleName, vehicleType])).toEqual([
      ["दिंडी रथ", "दिंडी रथ"],
      ["दिंडी रथ", null],
      ["Ganesh", "दिंडी रथ"],
      ["Dindi Rath 2", null],
    ]);
    expect(images.map(({ version }) => version)).toEqual([2, 2, 2, 1]);
    expect(images.every(({ bodyType }) => bodyType === "Dindi Rath")).toBe(true);
    const found = await gallery.page({ work: null, vehicle: "दिंडी रथ", body: null, page: 1 });
    expect(found.total).toBe(3);
  });

  test("reaches the body types of the images [LST-6]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { insert, gallery } = makeTestGallery(database);
    const { id } = await add("body_types", "Container");
    await insert({ vehicle_name: "Container", body_type: "container" });

    await lists.rename("body_types", {
      id,
      seen: untranslated("Container"),
      names: untranslated("CONTAINER body"),
    });

    expect((await gallery.list(1, 10)).images).toMatchObject([
      { vehicleName: "Container", bodyType: "CONTAINER body" },
    ]);
  });

  test("may change the case of its own name only, and refuses the name of another [LST-4]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { id } = await add("vehicle_names", "tata ace");
    await add("vehicle_names", "Carry");

    const respelt = await lists.rename("vehicle_names", {
      id,
      seen: untranslated("tata ace"),
      names: untranslated("Tata Ace"),
    });
    const taken = await lists.rename("vehicle_names", {
      id,
      seen: untranslated("Tata Ace"),
      names: untranslated(" cArRy "),
    });

    expect(respelt).toMatchObject({ ok: true, value: { name: "Tata Ace" } });
    expect(taken).toEqual({ ok: false, refusal: { reason: "duplicate" } });
    expect((await lists.names("vehicle_names")).map(({ name }) => name)).toEqual(["Carry", "Tata Ace"]);
  });

  test("refuses nothing at all and more than 80 characters [LST-3]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { id, name: seen } = await add("body_types", "Bumper");

    for (const [name, reason] of [
      [" \n ", "empty"],
      ["b".repeat(81), "too-long"],
    ] as const) {
      const renamed = await lists.rename("body_types", {
        id,
        seen: untranslated(seen),
        names: untranslated(name),
      });
      expect(renamed).toEqual({ ok: false, refusal: { reason } });
    }
    expect((await lists.names("body_types")).map(({ name }) => name)).toEqual(["Bumper"]);
  });

  test("refuses a row that another tab has renamed or deleted meanwhile", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { id } = await add("vehicle_names", "Carry");
    await lists.rename("vehicle_names", {
      id,
      seen: untranslated("Carry"),
      names: untranslated("Super Carry"),
    });

    const late = await lists.rename("vehicle_names", {
      id,
      seen: untranslated("Carry"),
      names: untranslated("Carry daba"),
    });
    await lists.remove("vehicle_names", id);
    const tooLate = await lists.rename("vehicle_names", {
      id,
      seen: untranslated("Super Carry"),
      names: untranslated("Carry daba"),
    });

    expect(late).toEqual({ ok: false, refusal: { reason: "changed", names: untranslated("Super Carry") } });
    expect(tooLate).toEqual({ ok: false, refusal: { reason: "gone" } });
  });

  test("gives a name to one of two rows that want it at the same time", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const rows = [await add("vehicle_names", "Ace one"), await add("vehicle_names", "Ace two")];

    const outcomes = await Promise.all([
      ...rows.map(({ id, name }) =>
        lists.rename("vehicle_names", { id, seen: untranslated(name), names: untranslated("Ace") }),
      ),
      lists.add("vehicle_names", "ACE"),
    ]);

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await lists.names("vehicle_names")).toHaveLength(outcomes[2]?.ok ? 3 : 2);
  });

  test("leaves everything as it was when the images cannot be changed [LST-6]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { insert, gallery } = makeTestGallery(database);
    const { id } = await add("body_types", "Container");
    await insert({ body_type: "Container" });
    await database.db.schema.alterTable("gallery_images").renameTo("away").execute();

    await expect(
      lists.rename("body_types", { id, seen: untranslated("Container"), names: untranslated("Tanker") }),
    ).rejects.toThrow();

    await sql`alter table away rename to gallery_images`.execute(database.db);

    expect((await lists.names("body_types")).map(({ name }) => name)).toEqual(["Container"]);
    expect((await gallery.list(1, 10)).images).toMatchObject([{ bodyType: "Container" }]);
  });
});

describe.each(engines)("deleting on $name", (engine) => {
  test("answers the name once and leaves the text on the images [LST-7]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { insert, gallery } = makeTestGallery(database);
    const { id } = await add("vehicle_names", "Carry");
    await insert({ vehicle_name: "Carry", vehicle_type: "Carry" });

    expect(await lists.remove("body_types", id)).toBeNull();
    expect(await lists.remove("vehicle_names", id)).toBe("Carry");
    expect(await lists.remove("vehicle_names", id)).toBeNull();
    expect(await lists.remove("vehicle_names", randomUUID())).toBeNull();

    expect(await lists.names("vehicle_names")).toEqual([]);
    expect((await gallery.list(1, 10)).images).toMatchObject([
      { vehicleName: "Carry", vehicleType: "Carry" },
    ]);
  });

  test("raises the content revision, as renaming does [GAL-21]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const { id, name: seen } = await add("vehicle_names", "Carry");
    const before = database.revision.current();

    await lists.rename("vehicle_names", { id, seen: untranslated(seen), names: untranslated("Super Carry") });
    const between = database.revision.current();
    await lists.remove("vehicle_names", id);

    expect(between).toBeGreaterThan(before);
    expect(database.revision.current()).toBeGreaterThan(between);
  });
});
