import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { insertImages, time, upgrade } from "#tests/support/older-database.ts";
import { migrations } from "./migrations/index.ts";

describe.each(engines)("samples of an older database on $name", (engine) => {
  test("puts its featured images in the order of their dates, samples behind all others [IMG-16]", async () => {
    const count = migrations.findIndex(({ name }) => name === "047-featured-then-newest");
    const { db } = await upgrade(engine, count, async (older) => {
      await insertImages(older);
      const plain = { vehicle_name: "Dost", category: "painting", is_sample: 0, created_at: time };
      const newer = "2026-11-20T08:00:00.001Z";
      await older
        .insertInto("gallery_images")
        .values([
          { ...plain, id: "3", is_featured: 1 },
          { ...plain, id: "4", is_featured: 1 },
          { ...plain, id: "5", is_featured: 1, created_at: newer },
          { ...plain, id: "6", is_featured: 1, is_sample: 1, created_at: newer },
          { ...plain, id: "7", is_featured: 0, is_sample: 1 },
        ])
        .execute();
      await older
        .updateTable("gallery_images")
        .set({ featured_position: 9 })
        .where("id", "in", ["4", "6"])
        .execute();
    });

    const images = db.selectFrom("gallery_images").select(["id", "featured_position as position"]);
    expect(await images.orderBy("featured_position", "desc").orderBy("id").execute()).toEqual([
      { id: "3", position: 1 },
      { id: "4", position: 1 },
      { id: "5", position: 1 },
      { id: "1", position: 0 },
      { id: "2", position: 0 },
      { id: "6", position: -1 },
      { id: "7", position: -2 },
    ]);
  });

  test("knows its samples by their pictures, in the bin, too, and nothing else [GAL-25]", async () => {
    const count = migrations.findIndex(({ name }) => name === "038-samples");
    const sample = "/gallery-images/main_1763625600000_24_hero-ace.jpg";
    const plain = { vehicle_name: "Tata Ace", category: "painting", is_featured: 0, created_at: time };
    const { db } = await upgrade(engine, count, async (older) => {
      await older
        .insertInto("gallery_images")
        .values([
          { ...plain, id: "1", main_image_url: sample },
          { ...plain, id: "2", main_image_url: sample.replace("_24_", "_0_"), is_featured: 1 },
          {
            ...plain,
            id: "3",
            before_image_url: sample.replace(/main.*/, "before_1_25_restoration-1-before-0a1b2c3d.jpg"),
            is_featured: 1,
          },
          { ...plain, id: "4" },
        ])
        .execute();
      const content = JSON.stringify({ gallery_images: [{ ...plain, id: "5", main_image_url: sample }] });
      const binned = { id: "1", kind: "gallery_images" as const, created_at: time, deleted_at: time };
      await older
        .insertInto("bin")
        .values({ ...binned, content })
        .execute();
    });

    const images = db.selectFrom("gallery_images").select(["id", "is_sample", "version"]);
    expect(await images.orderBy("featured_position", "desc").orderBy("id").execute()).toMatchObject([
      { id: "2", is_sample: 0 },
      { id: "4", is_sample: 0 },
      { id: "3", is_sample: 1 },
      { id: "1", is_sample: 1 },
    ]);
    const { content } = await db.selectFrom("bin").select("content").executeTakeFirstOrThrow();
    expect(JSON.parse(content).gallery_images).toMatchObject([{ id: "5", is_sample: 1 }]);
  });
});
