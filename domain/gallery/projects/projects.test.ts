import { describe, expect, test } from "vitest";
import { createBin } from "#domain/bin/bin.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import type { GalleryFilter } from "../images/gallery-page.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { ProjectChange } from "./project-change.ts";

const all: GalleryFilter = { work: null, vehicle: null, body: null, page: 1 };

type GalleryParts = Parameters<typeof makeTestGallery>[1];

interface World extends TestGallery {
  /** Photographs a, b, c … the newest first. */
  ids: string[];
  bin: ReturnType<typeof createBin>;
}

async function fill(database: TestDatabase, count: number, parts?: GalleryParts): Promise<World> {
  const context = makeTestGallery(database, parts);
  const ids: string[] = [];
  for (let place = 0; place < count; place++) {
    const created_at = new Date(Date.UTC(2026, 10, 20, 8, 0, 59 - place)).toISOString();
    ids.push(await context.insert({ main_image_url: pictureUrl(`main_${place}.jpg`), created_at }));
  }
  const unused = () => Promise.reject(new Error("the test has no need of this"));
  const bin = createBin({
    ...{ database, pictures: context.pictures, photographs: { removeOf: unused } },
    ...{ outbox: { notify: () => {} }, clock: { now: () => new Date("2026-11-21T08:00:00.000Z") } },
    log: (await import("#platform/log.ts")).silentLog,
  });
  return { ...context, ids, bin };
}

/** Letters of the photographs: those of one project together, the cover first. */
async function shown({ gallery, ids }: World): Promise<string[]> {
  const letter = (url: string) => "abcdefgh"[Number(/main_(\d+)/.exec(url)?.[1])] ?? "?";
  const { cards, total } = await gallery.page(all);
  expect(total).toBe(cards.length);
  const projects: string[] = [];
  for (const { id } of cards) {
    const project = await gallery.project(id, all);
    const images = project === null ? [] : [project.card, ...project.others];
    expect(project?.card.photographs).toBe(images.length);
    projects.push(
      images
        .map(({ pictures }) => (pictures.kind === "single" ? letter(pictures.picture.url) : "?"))
        .join(""),
    );
  }
  expect((await gallery.projects(1, 100)).projects).toHaveLength(cards.length);
  expect((await gallery.newestProjects(100)).map(({ card }) => card.id).toSorted()).toEqual(
    cards.map(({ id }) => id).toSorted(),
  );
  expect((await gallery.named(cards.map(({ id }) => id))).length).toBe(cards.length);
  expect(ids.length).toBeGreaterThanOrEqual(cards.length);
  return projects;
}

async function change(
  { gallery, ids }: World,
  kind: ProjectChange["kind"],
  letters: string,
): Promise<string> {
  const changed = await gallery.changeProjects({
    kind,
    ids: [...letters].map((letter) => ids["abcdefgh".indexOf(letter)] ?? letter),
  });
  return changed.ok ? changed.value.act : Promise.reject(new Error(changed.refusal));
}

describe.each(engines)("a project of several photographs on $name", (engine) => {
  test("has one of the owner's images as its cover, not a sample, whether samples are shown or hidden [GAL-28]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 4);
    const samples = database.db.updateTable("gallery_images").set({ is_sample: 1 });
    await samples.where("id", "in", world.ids.slice(0, 2)).execute();
    await change(world, "group", "abc");
    expect(await shown(world)).toEqual(["cab", "d"]);
    world.hideSamples();
    expect(await shown(world)).toEqual(["c", "d"]);
    await world.gallery.removeImages(world.ids.slice(2, 3));
    expect(await shown(world)).toEqual(["d"]);
  });

  test("is one card, stands where its cover stands, and may be changed and put back [GAL-28, IMG-20]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 6);
    const steps: [ProjectChange["kind"], string, string[]][] = [
      ["group", "bcd", ["a", "bcd", "e", "f"]],
      ["group", "ef", ["a", "bcd", "ef"]],
      ["group", "ad", ["bcda", "ef"]],
      ["order", "ac", ["acbd", "ef"]],
      ["remove", "a", ["a", "cbd", "ef"]],
      ["remove", "b", ["a", "b", "cd", "ef"]],
      ["group", "fc", ["a", "b", "efcd"]],
      ["split", "cf", ["a", "b", "cf", "ed"]],
      ["remove", "c", ["a", "b", "c", "ed", "f"]],
    ];
    const undo: { act: string; before: string[] }[] = [];
    for (const [kind, letters, expected] of steps) {
      const before = await shown(world);
      undo.push({ act: await change(world, kind, letters), before });
      expect([kind, letters, (await shown(world)).toSorted()]).toEqual([kind, letters, expected.toSorted()]);
    }
    for (const { act, before } of undo.toReversed()) {
      expect(await world.gallery.undoProjectChange(act)).toBeGreaterThan(0);
      expect(await shown(world)).toEqual(before);
    }
  });

  test("has one address, to which those of its photographs lead, whichever is its cover [GAL-29]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 3);
    const { gallery, ids } = world;
    await change(world, "group", "bc");
    await change(world, "order", "c");
    const found = await Promise.all(ids.map((id) => gallery.project(id, all)));
    expect(found.map((project) => project?.card.id)).toEqual([ids[0], ids[1], ids[1]]);
    expect(await gallery.filterOfProject(ids[2] ?? "", all)).toEqual(all);
    expect(found[0]?.nextId).toBe(ids[1]);
    expect(found[1]?.position).toBe(2);
  });

  test("has the facts of its cover, and what that one lacks of the next that has it [GAL-28]", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const image = (name: string) => ({ main_image_url: pictureUrl(`${name}.jpg`) });
    const cover = await context.insert({ ...image("one"), vehicle_name: "Carry", caption_mr: "रथ" });
    const pair = { before_image_url: pictureUrl("before.jpg"), after_image_url: pictureUrl("after.jpg") };
    const second = await context.insert({
      ...pair,
      vehicle_name: "Bolero",
      town: "Satara",
      caption_mr: "दुसरा",
    });
    const third = await context.insert({
      ...image("three"),
      work_days: 9,
      town: "Pune",
      description: "Chariot",
    });
    await context.gallery.changeProjects({ kind: "group", ids: [cover, second, third] });
    const { cards } = await context.gallery.page({ ...all, vehicle: "Carry" });
    const caption = { en: "Chariot", hi: null, mr: "रथ" };
    expect(cards).toMatchObject([{ id: cover, photographs: 4, town: "Satara", workDays: 9, caption }]);
    expect((await context.gallery.page({ ...all, vehicle: "Bolero" })).total).toBe(0);
  });

  test("shows the next photograph where the cover is hidden or deleted, which comes back in its place [GAL-30, BIN-1]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 3);
    const [a = "", b = ""] = world.ids;
    await change(world, "group", "abc");
    await world.gallery.removeImages([a]);
    expect(await shown(world)).toEqual(["bc"]);
    expect(await world.gallery.project(a, all)).toMatchObject({ card: { id: a } });
    await world.gallery.bulkEdit([b], { isSample: true });
    world.hideSamples();
    expect(await shown(world)).toEqual(["c"]);
    await world.bin.restore([a]);
    expect(await shown(world)).toEqual(["ac"]);
  });

  test("that has ended meanwhile takes nothing back from the bin [GAL-30, BIN-1]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 3);
    await change(world, "group", "abc");
    await world.gallery.removeImages([world.ids[2] ?? ""]);
    await change(world, "remove", "a");
    await world.bin.restore([world.ids[2] ?? ""]);
    expect(await shown(world)).toEqual(["a", "b", "c"]);
  });

  test("takes back behind the others what has lost its place in it meanwhile [GAL-30, BIN-1]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 4);
    const [, , c = ""] = world.ids;
    await change(world, "group", "abc");
    await world.gallery.removeImages([c]);
    await change(world, "group", "ad");
    await world.bin.restore([c]);
    expect(await shown(world)).toEqual(["abdc"]);
    const rows = database.db.selectFrom("gallery_images").select("project_position");
    const places = (await rows.execute()).map((row) => row.project_position);
    expect(places.sort()).toEqual([0, 1, 2, 3]);
  });

  test("an undoing leaves alone what a third photograph has joined since [IMG-20]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 4);
    const grouped = await change(world, "group", "ab");
    const joined = await change(world, "group", "ac");
    expect(await shown(world)).toEqual(["abc", "d"]);
    expect(await world.gallery.undoProjectChange(grouped)).toBe(0);
    expect(await shown(world)).toEqual(["abc", "d"]);
    expect(await world.gallery.undoProjectChange(joined)).toBe(1);
    expect(await world.gallery.undoProjectChange(grouped)).toBe(2);
    expect(await shown(world)).toEqual(["a", "b", "c", "d"]);
    await change(world, "group", "abc");
    const removed = await change(world, "remove", "a");
    await change(world, "group", "bd");
    expect(await world.gallery.undoProjectChange(removed)).toBe(0);
    expect(await shown(world)).toEqual(["a", "bcd"]);
  });

  test("is among what can be undone for a day, once, and no longer [IMG-31]", async () => {
    await using database = await engine.open();
    let now = Date.parse("2026-11-20T08:00:00.000Z");
    const world = await fill(database, 3, { now: () => new Date(now) });
    const first = await change(world, "group", "ab");
    now += 1_000;
    const second = await change(world, "group", "ac");
    expect(await world.gallery.undoableEdits()).toMatchObject([
      { act: second, kind: "group", images: 1 },
      { act: first, kind: "group", images: 2 },
    ]);
    expect(await world.gallery.undoBulkEdit(second)).toMatchObject({ undone: 0 });
    expect(await world.gallery.undoProjectChange(second)).toBe(1);
    expect(await world.gallery.undoProjectChange(second)).toBe(0);
    expect(await world.gallery.undoableEdits()).toHaveLength(1);
    now += 24 * 60 * 60 * 1000;
    expect(await world.gallery.undoProjectChange(first)).toBe(0);
    expect(await shown(world)).toEqual(["ab", "c"]);
  });

  test("refuses what is no project, and an undoing of what was changed since [IMG-20]", async () => {
    await using database = await engine.open();
    const world = await fill(database, 4);
    await expect(change(world, "group", "a")).rejects.toThrow("too few");
    await expect(change(world, "order", "a")).rejects.toThrow("not together");
    await expect(change(world, "remove", "a")).rejects.toThrow("not together");
    const moved = await change(world, "group", "ab");
    await expect(change(world, "split", "ab")).rejects.toThrow("too few");
    expect(await world.gallery.undoProjectChange(await change(world, "group", "ab"))).toBe(0);
    await change(world, "group", "ac");
    await change(world, "remove", "b");
    expect(await world.gallery.undoProjectChange(moved)).toBe(0);
    await world.gallery.removeImages([world.ids[3] ?? ""]);
    await expect(change(world, "group", "ad")).rejects.toThrow("gone");
  });
});
