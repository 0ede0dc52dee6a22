import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { GalleryFilter } from "./gallery-page.ts";
import { everything } from "./gallery-queries.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString();

describe.each(engines)("a project of the gallery on $name", (engine) => {
  test("walking from one to the next passes all of the gallery in its order, and back again", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    for (let second = 0; second < 27; second++) {
      const [first, twin] = [randomUUID(), randomUUID()];
      const row = { created_at: at(second), is_featured: second % 9 === 0 ? 1 : 0 };
      await insert({ ...row, id: first, main_image_url: pictureUrl(`${first}.jpg`) });
      await insert({ ...row, id: twin, main_image_url: pictureUrl(`${twin}.jpg`) });
    }
    await insert({ created_at: at(3) });
    const pages = await Promise.all([1, 2, 3].map((page) => gallery.page({ ...everything, page })));
    const order = pages.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(order).toHaveLength(54);

    for (const [index, id] of order.entries()) {
      expect(await gallery.project(id, everything)).toMatchObject({
        card: { id },
        position: index + 1,
        total: 54,
        previousId: order[index - 1] ?? null,
        nextId: order[index + 1] ?? null,
        filter: { page: Math.floor(index / 24) + 1 },
      });
    }
  });

  test("counts those of the filter, and all where the filter does not match it", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const picture = () => pictureUrl(`${randomUUID()}.jpg`);
    const add = (second: number, category: string) =>
      insert({ created_at: at(second), category, vehicle_name: "Tata Ace", main_image_url: picture() });
    const [oldest, denting, newest] = [
      await add(0, "painting"),
      await add(1, "denting"),
      await add(2, "painting"),
    ];
    const painted: GalleryFilter = { ...everything, work: "painting", vehicle: "Tata Ace" };

    expect(await gallery.project(oldest, painted)).toMatchObject({
      createdAt: at(0),
      filter: painted,
      position: 2,
      total: 2,
      previousId: newest,
      nextId: null,
    });
    expect(await gallery.project(denting, painted)).toMatchObject({
      filter: everything,
      position: 2,
      total: 3,
      previousId: newest,
      nextId: oldest,
    });
  });

  test("is none where the id is unknown, no id at all, or that of a row without a picture", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const bare = await insert({});
    for (const id of [bare, randomUUID(), "", "\0", "'; --", "__proto__"]) {
      expect(await gallery.project(id, { ...everything, work: "painting" })).toBeNull();
    }
  });

  test("is listed with its pictures, chunk after chunk", async () => {
    await using database = await engine.open();
    const { gallery, insert } = makeTestGallery(database);
    const [main, before, after] = ["main", "before", "after"].map((name) => pictureUrl(`${name}.jpg`));
    const single = await insert({ main_image_url: main });
    const pair = await insert({ before_image_url: before, after_image_url: after });
    await insert({});

    const chunks = await Promise.all([1, 2].map((page) => gallery.projects(page, 1)));

    expect(chunks.map(({ page, pages }) => ({ page, pages }))).toEqual([
      { page: 1, pages: 2 },
      { page: 2, pages: 2 },
    ]);
    expect(
      Object.fromEntries(chunks.flatMap(({ projects }) => projects.map((p) => [p.id, p.pictureUrls]))),
    ).toEqual({
      [single]: [main],
      [pair]: [after, before],
    });
  });
});
