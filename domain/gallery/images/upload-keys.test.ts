import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { makeTestGallery, type TestGallery } from "#tests/support/test-gallery.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";
import type { NewImage, NewImages } from "../uploads/new-images-schema.ts";

function batch(images: NewImage[]): NewImages {
  return { category: "painting", workType: "painting", vehicleName: "Tata Ace", bodyType: null, images };
}

async function keyedImages({ receive }: TestGallery, count: number): Promise<NewImage[]> {
  const images: NewImage[] = [];
  for (let index = 0; index < count; index++) {
    images.push({ main: await receive(`${randomUUID()}.jpg`), uploadKey: randomUUID() });
  }
  return images;
}

async function add({ gallery }: TestGallery, images: NewImage[]): Promise<string[]> {
  const outcome = await gallery.addImages(batch(images));
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.ids;
}

async function storedIds({ gallery }: TestGallery): Promise<string[]> {
  return (await gallery.list(1, 100)).images.map(({ id }) => id);
}

describe.each(engines)("images with keys on $name", (engine) => {
  test("a batch that is sent again answers the same ids and changes nothing", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const images = await keyedImages(context, 3);
    const ids = await add(context, images);
    const revision = database.revision.current();

    expect(await add(context, images)).toEqual(ids);
    expect(await storedIds(context)).toEqual(ids);
    expect(database.revision.current()).toBe(revision);
  });

  test("tries that overlap in other batches, all at once, store every image once", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const images = await keyedImages(context, 6);
    const groups = [
      images,
      images.toReversed(),
      images.slice(0, 3),
      images.slice(2, 5),
      images.slice(3).toReversed(),
    ];

    const answers = await Promise.all(groups.map((group) => add(context, group)));

    const idOf = new Map(images.map((image, index) => [image, answers[0]?.[index]]));
    expect(new Set(idOf.values()).size).toBe(6);
    expect(answers).toEqual(groups.map((group) => group.map((image) => idOf.get(image))));
    expect((await storedIds(context)).toSorted()).toEqual([...idOf.values()].toSorted());
  });

  test("of a batch that mixes stored and new images only the new are stored", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const [one, two, three] = await keyedImages(context, 3);
    if (!one || !two || !three) throw new Error("There are too few images.");
    const [second = ""] = await add(context, [two]);

    const ids = await add(context, [one, two, three]);

    expect(ids[1]).toBe(second);
    expect(await storedIds(context)).toEqual([ids[0], ids[2], second]);
  });

  test("an image that was deleted is not brought back by a late second try", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const images = await keyedImages(context, 1);
    const ids = await add(context, images);
    await context.gallery.removeImages(ids);
    await database.db.deleteFrom("pictures").execute();

    expect(await add(context, images)).toEqual(ids);
    const sentAnew = [{ main: await context.receive("again.jpg"), uploadKey: images[0]?.uploadKey ?? "" }];
    expect(await add(context, sentAnew)).toEqual(ids);
    expect(await storedIds(context)).toEqual([]);
  });

  test("a refused batch leaves the keys free", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const uploadKey = randomUUID();
    const never = { main: pictureUrl("late.jpg"), uploadKey };
    const [other] = await keyedImages(context, 1);
    if (!other) throw new Error("There is no image.");

    expect((await context.gallery.addImages(batch([other, never]))).ok).toBe(false);
    await context.receive("late.jpg");
    expect(await add(context, [other, never])).toEqual(await storedIds(context));
    expect(await storedIds(context)).toHaveLength(2);
  });

  test("one key for two images of a batch is refused", async () => {
    await using database = await engine.open();
    const context = makeTestGallery(database);
    const uploadKey = randomUUID();
    const images = (await keyedImages(context, 2)).map((image) => ({ ...image, uploadKey }));
    expect((await context.gallery.addImages(batch(images))).ok).toBe(false);
    expect(await storedIds(context)).toEqual([]);
  });
});
