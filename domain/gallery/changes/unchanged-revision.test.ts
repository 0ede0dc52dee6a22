import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { createReferenceLists } from "../names/reference-lists.ts";
import type { ImageEdit } from "./image-edit.ts";

const edit: ImageEdit = {
  ...{ vehicleName: "Carry", category: "painting", vehicleType: null, bodyType: null, workType: null },
  ...{ description: null, captionHi: null, captionMr: null, isFeatured: false, isSample: false },
  ...{ town: null, workDays: null },
};

async function openContent(engine: TestEngine) {
  const database = await engine.open();
  const { gallery, insert } = makeTestGallery(database);
  const lists = createReferenceLists({ database, clock: systemClock });
  const [id, other] = [await insert({ is_featured: 1 }), await insert({ is_featured: 1 })];
  const added = await lists.add("vehicle_names", "Tata Ace");
  await lists.add("vehicle_names", "Carry");
  const ace = added.ok ? added.value.id : "";
  const names = { name: "Tata Ace", hi: "", mr: "" };
  const requests: Record<string, () => Promise<unknown>> = {
    "editing an older version": () => gallery.editImage({ id, version: 99, edit }),
    "editing what is gone": () => gallery.editImage({ id: randomUUID(), version: 1, edit }),
    "a star that is there": () => gallery.setFeatured(id, true),
    "a star for what is gone": () => gallery.setFeatured(randomUUID(), true),
    "deleting what is gone": () => gallery.removeImages([randomUUID()]),
    "a bulk edit that changes nothing": () => gallery.bulkEdit([id, other], { isFeatured: true }),
    "undoing what is not kept": () => gallery.undoBulkEdit(randomUUID()),
    "a name that the list has": () => lists.add("vehicle_names", "TATA ACE"),
    "a name that another has": () =>
      lists.rename("vehicle_names", { id: ace, seen: names, names: { ...names, name: "Carry" } }),
    "renaming what was renamed meanwhile": () =>
      lists.rename("vehicle_names", { id: ace, seen: { ...names, name: "Ace" }, names }),
    "deleting a name that is gone": () => lists.remove("vehicle_names", randomUUID()),
  };
  return { database, requests };
}

describe.each(engines)("the content revision on $name", (engine) => {
  test("stays where nothing is changed: kept pages go on [GAL-21]", async () => {
    const { database, requests } = await openContent(engine);
    await using _ = database;
    for (const [what, ask] of Object.entries(requests)) {
      const before = database.revision.current();
      await ask();
      const { revision } = await database.db
        .selectFrom("content_revision")
        .select("revision")
        .executeTakeFirstOrThrow();
      expect([what, Number(revision)]).toEqual([what, before]);
    }
  });
});
