import { describe, expect, test } from "vitest";
import { moveToBin } from "#platform/database/bin-rows.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { everyImage } from "../list/image-filter.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import { type TranslatedName, untranslated } from "./names.ts";
import { createReferenceLists } from "./reference-lists.ts";
import { restoreName } from "./restore-name.ts";

const now = new Date("2026-11-22T08:00:00.000Z");
const ace: TranslatedName = { name: "Tata Ace", hi: "टाटा एस", mr: "टाटा एस" };
const carry: TranslatedName = { name: "Carry", hi: "कैरी", mr: "" };
const everything = { work: null, vehicle: null, body: null, page: 1 };

function openLists(database: OpenDatabase) {
  const lists = createReferenceLists({ database, clock: { now: () => now } });
  return {
    lists,
    async add(
      { name, ...translations }: TranslatedName,
      list: "vehicle_names" | "body_types" = "vehicle_names",
    ) {
      const added = await lists.add(list, name, translations);
      if (!added.ok) throw new Error(added.refusal);
      return added.value.id;
    },
    async found(search: string) {
      const { names } = await lists.page("vehicle_names", { search, page: 1 });
      return names.map(({ name }) => name).toSorted();
    },
  };
}

describe.each(engines)("Hindi and Marathi names on $name", (engine) => {
  test("are stored tidily, may repeat and may be missing [LST-10]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    await add({ ...ace, hi: "  टाटा   एस " });
    await add({ ...ace, name: "Tata Ace 2" });
    await add(untranslated("Carry"));

    expect(await lists.names("vehicle_names")).toEqual([
      untranslated("Carry"),
      ace,
      { ...ace, name: "Tata Ace 2" },
    ]);
  });

  test("that are too long are refused by their language, and nothing is changed [LST-10]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const id = await add(ace);
    const long = "ढ".repeat(81);

    expect(await lists.add("body_types", "Box", { hi: long, mr: "" })).toEqual({
      ok: false,
      refusal: "hi-too-long",
    });
    expect(await lists.rename("vehicle_names", { id, seen: ace, names: { ...ace, mr: long } })).toEqual({
      ok: false,
      refusal: { reason: "mr-too-long" },
    });
    expect(await lists.names("vehicle_names")).toEqual([ace]);
    expect(await lists.names("body_types")).toEqual([]);
  });

  test("stay when the English name is changed, and are never overwritten unseen [LST-10]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const id = await add(untranslated("Tata"));
    await lists.rename("vehicle_names", { id, seen: untranslated("Tata"), names: { ...ace, name: "Tata" } });

    const unseen = { id, seen: untranslated("Tata"), names: untranslated("Ace") };
    expect(await lists.rename("vehicle_names", unseen)).toEqual({
      ok: false,
      refusal: { reason: "changed", names: { ...ace, name: "Tata" } },
    });
    const renamed = await lists.rename("vehicle_names", { id, seen: { ...ace, name: "Tata" }, names: ace });
    expect(renamed).toMatchObject({ ok: true, value: ace });
    expect(await lists.names("vehicle_names")).toEqual([ace]);
  });

  test("come back from the bin; what was deleted before there were any comes back without [BIN-1, LST-10]", async () => {
    await using database = await engine.open();
    const { lists, add } = openLists(database);
    const id = await add(ace);
    await lists.remove("vehicle_names", id);
    const older = { id: "0b0f1f6e-0000-4000-8000-000000000001", created_at: now.toISOString() };
    await database.db.transaction().execute(async (trx) => {
      const row = { ...older, updated_at: older.created_at, name: "Carry", folded_name: "carry" };
      const deleted = { id: older.id, createdAt: older.created_at, content: { vehicle_names: [row] } };
      await moveToBin(trx, "vehicle_names", [deleted], now);
      const entries = await trx.selectFrom("bin").selectAll().execute();
      for (const entry of entries) await restoreName(trx, "vehicle_names", entry);
    });

    expect(await lists.names("vehicle_names")).toEqual([untranslated("Carry"), ace]);
  });

  test("are searched like the English one, and those that are missing can be listed [LST-12]", async () => {
    await using database = await engine.open();
    const { lists, add, found } = openLists(database);
    for (const names of [ace, carry, untranslated("Bolero")]) await add(names);

    expect(await found("टाटा")).toEqual(["Tata Ace"]);
    expect(await found("कै")).toEqual(["Carry"]);
    expect(await found("ACE")).toEqual(["Tata Ace"]);
    expect(await found("%")).toEqual([]);
    const page = await lists.page("vehicle_names", { search: "", page: 1, missing: "mr" });
    expect(page.names.map(({ name }) => name).toSorted()).toEqual(["Bolero", "Carry"]);
    expect(page).toMatchObject({ total: 2, inList: 3, missing: { hi: 1, mr: 2 } });
  });

  test("find the images in the office, too [LST-12]", async () => {
    await using database = await engine.open();
    const { add } = openLists(database);
    const { gallery, insert } = makeTestGallery(database);
    await add(ace);
    await add({ name: "Container", hi: "कंटेनर", mr: "कंटेनर" }, "body_types");
    const boxed = await insert({
      vehicle_name: "Tata Ace",
      vehicle_type: "Tata Ace",
      body_type: "Container",
    });
    const open = await insert({ vehicle_name: "Ganesh's truck", vehicle_type: "Tata Ace" });
    await insert({ vehicle_name: "Carry" });

    expect((await gallery.matchingIds({ ...everyImage, search: "टाटा" })).toSorted()).toEqual(
      [boxed, open].toSorted(),
    );
    expect(await gallery.matchingIds({ ...everyImage, search: "टाटा कंटेनर" })).toEqual([boxed]);
    expect(await gallery.matchingIds({ ...everyImage, search: "ace कंटेनर painting" })).toEqual([boxed]);
  });

  test("go with the cards of the gallery, in whatever case an image is named [LST-11]", async () => {
    await using database = await engine.open();
    const { add } = openLists(database);
    const { gallery, insert } = makeTestGallery(database);
    await add(ace);
    await insert({ vehicle_name: "TATA ACE", body_type: "Box", main_image_url: pictureUrl("ace.jpg") });

    const { cards } = await gallery.page(everything);
    expect(cards).toMatchObject([{ vehicle: { ...ace, name: "TATA ACE" }, body: untranslated("Box") }]);
  });

  test("are read once for each content revision, and new with the next [GAL-21, LST-11]", async () => {
    await using database = await engine.open();
    const { add } = openLists(database);
    const { gallery } = makeTestGallery(database);
    await add(ace);
    expect((await gallery.choices()).vehicles).toEqual([ace]);
    const hidden = { id: "1", name: "Omni", folded_name: "omni", created_at: "1", updated_at: "1" };
    await database.db.insertInto("vehicle_names").values(hidden).execute();
    expect((await gallery.choices()).vehicles).toEqual([ace]);

    await add(carry);
    expect((await gallery.choices()).vehicles).toEqual([carry, untranslated("Omni"), ace]);
  });

  test("that could not be read are read again for whoever asks next [GAL-20]", async () => {
    await using database = await engine.open();
    const { add } = openLists(database);
    const { gallery } = makeTestGallery(database);
    await add(ace);
    await database.db.schema.alterTable("body_types").renameTo("away").execute();
    await expect(gallery.choices()).rejects.toThrow();

    await database.db.schema.alterTable("away").renameTo("body_types").execute();
    expect((await gallery.choices()).vehicles).toEqual([ace]);
  });
});
