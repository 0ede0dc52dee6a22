import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

describe.each(engines)("the summary of images on $name", (engine) => {
  test("counts every image, most first and then by name, and says how many more there are [IMG-1]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    expect(await context.gallery.summary()).toEqual({
      total: 0,
      featured: 0,
      samples: 0,
      categories: { first: [], more: 0 },
      vehicles: { first: [], more: 0 },
    });
    for (const vehicle_name of ["Zest", "bolero", "Ape", "Carry", "Carry"]) {
      await context.insert({ vehicle_name, main_image_url: pictureUrl(`${randomUUID()}.jpg`) });
    }
    const withoutPicture = await context.insert({ vehicle_name: "Ape", category: "custom", is_featured: 1 });

    expect(await context.gallery.summary()).toEqual({
      total: 6,
      featured: 1,
      samples: 0,
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

    await context.gallery.removeImages([withoutPicture]);
    await database.db.updateTable("gallery_images").set({ vehicle_name: "Zest", is_featured: 1 }).execute();
    expect(await context.gallery.summary()).toMatchObject({
      total: 5,
      featured: 5,
      vehicles: { first: [{ value: "Zest", total: 5 }], more: 0 },
    });
  });
});
