import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { untranslated } from "../names/names.ts";
import { createReferenceLists } from "../names/reference-lists.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import { type GalleryFilter, readGalleryFilter } from "./gallery-page.ts";

const all: GalleryFilter = { work: null, vehicle: null, body: null, page: 1 };
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString();

async function shown({ gallery }: TestGallery, filter: Partial<GalleryFilter> = {}) {
  const { cards, total } = await gallery.page({ ...all, ...filter });
  return { ids: cards.map(({ id }) => id), total };
}

describe.each(engines)("a page of the gallery on $name", (engine) => {
  test("of an empty gallery is a first page without cards", async () => {
    await using database = await engine.open();
    const { gallery } = makeTestGallery(database);

    expect(await gallery.page({ ...all, page: 7 })).toEqual({ cards: [], total: 0, page: 1, pages: 1 });
  });

  test("shows featured images first, then the newest, then by id [GAL-10]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const [first, second] = [randomUUID(), randomUUID()].sort();
    const main = () => pictureUrl(`${randomUUID()}.jpg`);
    const old = await context.insert({ created_at: at(1), main_image_url: main() });
    const laterId = await context.insert({ id: second, created_at: at(2), main_image_url: main() });
    const earlierId = await context.insert({ id: first, created_at: at(2), main_image_url: main() });
    const featured = await context.insert({ created_at: at(0), is_featured: 1, main_image_url: main() });

    expect((await shown(context)).ids).toEqual([featured, earlierId, laterId, old]);
  });

  test("matches the work type, or the category where there is none [GAL-5]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const byWork = await context.insert({
      category: "custom",
      work_type: "painting",
      main_image_url: "/gallery-images/1",
    });
    const byCategory = await context.insert({ category: "painting", main_image_url: "/gallery-images/2" });
    const other = await context.insert({
      category: "painting",
      work_type: "custom",
      main_image_url: "/gallery-images/3",
    });

    expect((await shown(context, { work: "painting" })).ids.sort()).toEqual([byWork, byCategory].sort());
    expect(await shown(context, { work: "custom" })).toEqual({ ids: [other], total: 1 });
    expect(await shown(context, { work: "denting" })).toEqual({ ids: [], total: 0 });
  });

  test("matches the vehicle type, or the vehicle name where there is none, and the body type [GAL-6]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const byType = await context.insert({
      vehicle_name: "Wedding car",
      vehicle_type: "Tata Ace",
      body_type: "Container",
      main_image_url: "/gallery-images/1",
    });
    const byName = await context.insert({ vehicle_name: "Tata Ace", main_image_url: "/gallery-images/2" });
    await context.insert({
      vehicle_name: "Tata Ace",
      vehicle_type: "Carry",
      main_image_url: "/gallery-images/3",
    });

    expect((await shown(context, { vehicle: "Tata Ace" })).ids.sort()).toEqual([byType, byName].sort());
    expect(await shown(context, { vehicle: "Tata Ace", body: "Container" })).toEqual({
      ids: [byType],
      total: 1,
    });
    expect(await shown(context, { body: "Container", work: "painting" })).toEqual({
      ids: [byType],
      total: 1,
    });
    expect(await shown(context, { work: "custom", body: "Container" })).toEqual({ ids: [], total: 0 });
  });

  test("answers any filter a stranger may type", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await context.insert({ vehicle_name: "Tata Ace", main_image_url: "/gallery-images/1" });

    const typed = (vehicle: string) => shown(context, readGalleryFilter(new URLSearchParams({ vehicle })));
    for (const vehicle of ["  Tata \n Ace", "\0", "   ", ""]) {
      expect(await typed(vehicle)).toMatchObject({ total: 1 });
    }
    for (const vehicle of ["x\0y", "'; drop table gallery_images; --", "\ud800", "%", "tata ace"]) {
      expect(await typed(vehicle)).toEqual({ ids: [], total: 0 });
    }
  });

  test("holds 24 images; beyond the end comes the last page, before the start the first [GAL-17]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const ids: string[] = [];
    for (let second = 0; second < 50; second++) {
      ids.unshift(
        await context.insert({ created_at: at(second), main_image_url: `/gallery-images/${second}` }),
      );
    }

    const pages = [1, 2, 3, 99, 0, -3, 1.9, Number.NaN].map((page) => context.gallery.page({ ...all, page }));
    const answers = await Promise.all(pages);

    expect(answers.map(({ page }) => page)).toEqual([1, 2, 3, 3, 1, 1, 1, 1]);
    for (const { total, pages } of answers) expect({ total, pages }).toEqual({ total: 50, pages: 3 });
    expect(answers.slice(0, 3).flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(ids);
  });

  test("counts a kind of work anew after a change of what visitors see [GAL-4]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const painted = () => shown(context, { work: "painting" });
    await context.insert({ category: "painting", main_image_url: "/gallery-images/1" });
    expect(await painted()).toMatchObject({ total: 1 });

    await context.insert({ category: "painting", main_image_url: "/gallery-images/2" });
    await database.db.transaction().execute((trx) => database.revision.increment(trx));
    expect(await painted()).toMatchObject({ total: 2 });
  });

  test("neither shows nor counts rows without a picture [GAL-16]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    await context.insert({ is_featured: 1 });
    const withPicture = await context.insert({ after_image_url: "/gallery-images/after.jpg" });

    expect(await shown(context)).toEqual({ ids: [withPicture], total: 1 });
  });

  test("asks for the facts of all its pictures at once", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    for (const name of ["1", "2", "3"]) await context.insert({ main_image_url: pictureUrl(name) });

    await context.gallery.page(all);

    expect(context.factsCalls()).toBe(1);
  });

  const [main, before, after] = ["main", "before", "after"].map((name) => pictureUrl(`${name}.jpg`));
  test.each([
    { category: "modifications", has: [main, before, after], shows: [before, after] },
    { category: "restoration", has: [before, after], shows: [before, after] },
    { category: "denting", has: [before, after], shows: [before, after] },
    { category: "painting", work_type: "denting", has: [before, after], shows: [before, after] },
    { category: "denting", work_type: "painting", has: [before, after], shows: [before, after] },
    { category: "denting", has: [main, before], shows: [main] },
    { category: "denting", has: [main, after], shows: [main] },
    { category: "denting", has: [before], shows: [before] },
    { category: "denting", has: [after], shows: [after] },
    { category: "painting", has: [main, before, after], shows: [main] },
    { category: "painting", has: [before, after], shows: [before, after] },
    { category: "custom", work_type: "body-building", has: [before, after], shows: [before, after] },
    { category: "painting", has: [before], shows: [before] },
    { category: "custom", work_type: "body-building", has: [after], shows: [after] },
  ])(
    "shows of $category/$work_type with $has the pictures $shows [GAL-13, GAL-16, GAL-23]",
    async ({ category, work_type, has, shows }) => {
      await using database = await engine.open();
      const context = makeTestGallery(database);
      const named = (url: string | undefined) => (url !== undefined && has.includes(url) ? url : null);
      await context.insert({
        category,
        work_type: work_type ?? null,
        main_image_url: named(main),
        before_image_url: named(before),
        after_image_url: named(after),
      });

      const { cards } = await context.gallery.page(all);

      const pictures = cards[0]?.pictures;
      const urls =
        pictures?.kind === "pair" ? [pictures.before.url, pictures.after.url] : [pictures?.picture.url];
      expect(urls).toEqual(shows);
    },
  );

  test("tells of an image what a card needs [GAL-9]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const id = await context.insert({
      vehicle_name: "Dindi Rath",
      body_type: "Platform",
      category: "custom",
      work_type: "painting",
      description: "Two coats",
      caption_mr: "दोन थर",
      is_featured: 1,
      main_image_url: pictureUrl("rath.jpg"),
    });

    expect((await context.gallery.page(all)).cards).toEqual([
      {
        id,
        vehicle: untranslated("Dindi Rath"),
        body: untranslated("Platform"),
        work: "painting",
        isFeatured: true,
        isSample: false,
        photographs: 1,
        town: null,
        workDays: null,
        isInWork: false,
        caption: { en: "Two coats", hi: null, mr: "दोन थर" },
        pictures: {
          kind: "single",
          picture: { url: pictureUrl("rath.jpg"), width: 1600, height: 1200, placeholder: "#335577" },
        },
      },
    ]);
  });

  test("offers the names of both lists in alphabetical order [GAL-6]", async () => {
    await using database = await engine.open();
    const { gallery } = makeTestGallery(database);
    const lists = createReferenceLists({ database, clock: { now: () => new Date(0) } });
    for (const name of ["Tata Ace 10", "carry", "Tata Ace 2"]) await lists.add("vehicle_names", name);
    await lists.add("body_types", "Container");

    expect(await gallery.choices()).toEqual({
      vehicles: ["carry", "Tata Ace 2", "Tata Ace 10"].map(untranslated),
      bodies: [untranslated("Container")],
    });
  });
});
