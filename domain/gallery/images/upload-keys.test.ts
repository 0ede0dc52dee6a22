import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-facts.ts";
import type { NewImage, NewImages } from "../uploads/new-images-schema.ts";

function batch(images: NewImage[]): NewImages {
  return { category: "painting", workType: "painting", vehicleName: "Tata Ace", bodyType: null, images };
}

/** As many received pictures, each with a key of its own. */
async function keyedImages({ receive }: TestGallery, count: number): Promise<NewImage[]> {
  const images: NewImage[] = [];
  for (let index = 0; index < count; index++) {
    images.push({ main: await receive(`${randomUUID()}.jpg`), uploadKey: randomUUID() });
  }
  return images;
}

async function add({ gallery }: TestGallery, images: NewImage[]): Promise<string[]> {
  const outcome = await gallery.addImages(batch(images));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.ids;
}

async function storedIds({ gallery }: TestGallery): Promise<string[]> {
  return (await gallery.list(1, 100)).images.map(({ id }) => id);
}

describe.each(engines)("images with keys on $name", (engine) => {
  test("a batch that is sent again answers the same ids and changes nothing", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const images = await keyedImages(world, 3);
    const ids = await add(world, images);
    const revision = database.revision.current();

    expect(await add(world, images)).toEqual(ids);
    expect(await storedIds(world)).toEqual(ids);
    expect(database.revision.current()).toBe(revision);
  });

  test("tries that overlap in other batches, all at once, store every image once", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const images = await keyedImages(world, 6);
    const groups = [
      images,
      images.toReversed(),
      images.slice(0, 3),
      images.slice(2, 5),
      images.slice(3).toReversed(),
    ];

    const answers = await Promise.all(groups.map((group) => add(world, group)));

    const idOf = new Map(images.map((image, index) => [image, answers[0]?.[index]]));
    expect(new Set(idOf.values()).size).toBe(6);
    expect(answers).toEqual(groups.map((group) => group.map((image) => idOf.get(image))));
    expect((await storedIds(world)).toSorted()).toEqual([...idOf.values()].toSorted());
  });

  test("of a batch that mixes stored and new images only the new are stored", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const [one, two, three] = await keyedImages(world, 3);
    if (!one || !two || !three) throw new Error("There are too few images.");
    const [second = ""] = await add(world, [two]);

    const ids = await add(world, [one, two, three]);

    expect(ids[1]).toBe(second);
    expect(await storedIds(world)).toEqual([ids[0], ids[2], second]);
  });

  test("an image that was deleted is not brought back by a late second try", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const images = await keyedImages(world, 1);
    const ids = await add(world, images);
    await world.gallery.removeImages(ids);
    await database.db.deleteFrom("pictures").execute();

    expect(await add(world, images)).toEqual(ids);
    const sentAnew = [{ main: await world.receive("again.jpg"), uploadKey: images[0]?.uploadKey ?? "" }];
    expect(await add(world, sentAnew)).toEqual(ids);
    expect(await storedIds(world)).toEqual([]);
  });

  test("a refused batch leaves the keys free", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const uploadKey = randomUUID();
    const never = { main: pictureUrl("late.jpg"), uploadKey };
    const [other] = await keyedImages(world, 1);
    if (!other) throw new Error("There is no image.");

    expect((await world.gallery.addImages(batch([other, never]))).ok).toBe(false);
    await world.receive("late.jpg");
    expect(await add(world, [other, never])).toEqual(await storedIds(world));
    expect(await storedIds(world)).toHaveLength(2);
  });

  test("one key for two images of a batch is refused", async () => {
    await using database = await engine.open();
    const world = makeTestGallery(database);
    const uploadKey = randomUUID();
    const images = (await keyedImages(world, 2)).map((image) => ({ ...image, uploadKey }));
    expect((await world.gallery.addImages(batch(images))).ok).toBe(false);
    expect(await storedIds(world)).toEqual([]);
  });
});
