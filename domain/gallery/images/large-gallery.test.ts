import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { workTypes } from "#domain/values/work.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { everything } from "#tests/support/sample-images.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { GalleryFilter } from "./gallery-page.ts";

const all: GalleryFilter = { work: null, vehicle: null, body: null, page: 1 };
const vehicles = ["Tata Ace", "Carry", "Bolero"];

async function fill({ db }: TestDatabase, count: number): Promise<void> {
  for (let first = 0; first < count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first) }, (_, place) => {
      const number = first + place;
      return {
        id: randomUUID(),
        description: null,
        vehicle_name: vehicles[number % vehicles.length] ?? "Carry",
        category: workTypes[number % workTypes.length] ?? "painting",
        vehicle_type: null,
        body_type: null,
        work_type: null,
        before_image_url: null,
        after_image_url: null,
        main_image_url: pictureUrl(`main_${number}.jpg`),
        is_featured: number % 100 === 0 ? 1 : 0,
        created_at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
      };
    });
    await db.insertInto("gallery_images").values(rows).execute();
    const pictures = rows.map(({ created_at }, place) => ({
      object_name: `main_${first + place}.jpg`,
      width: 1600,
      height: 1200,
      placeholder: "#335577",
      is_warm: 1,
      created_at,
    }));
    await db.insertInto("pictures").values(pictures).execute();
  }
}

describe.each(engines)("a gallery of 10,000 images on $name", (engine) => {
  test("is paged to its last image, also filtered, for visitors and in the office [GAL-18, IMG-13]", async () => {
    await using database = await engine.open();
    await fill(database, 10_000);
    const { gallery } = makeTestGallery(database);
    const last = await gallery.page({ ...all, page: 417 });
    expect(last).toMatchObject({ total: 10_000, page: 417, pages: 417 });
    expect(last.cards).toHaveLength(10_000 - 416 * 24);
    const carries = await gallery.page({ ...all, vehicle: "Carry", page: 139 });
    expect(carries).toMatchObject({ total: 3333, page: 139, pages: 139 });

    const { vehicles: offered, months } = await gallery.filterChoices();
    expect([offered.map(({ name }) => name), months]).toEqual([vehicles.toSorted(), ["2026-01"]]);
    const narrowed = { ...everything, vehicle: "Carry", work: "restoration", month: "2026-01" } as const;
    expect(await gallery.find({ ...narrowed, page: 99 })).toMatchObject({ total: 1666, page: 67 });
  });
});
