import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { unedited } from "#platform/images/picture-edit.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { startS3 } from "#tests/support/s3.ts";
import { openPictureStore } from "#tests/support/test-picture-store.ts";

const day = 24 * 60 * 60 * 1000;

const large = await sharp({ create: { width: 2400, height: 60, channels: 3, background: "teal" } })
  .jpeg()
  .withExif({ IFD0: { Copyright: "Someone" } })
  .withMetadata({ orientation: 6 })
  .toBuffer();
const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer();

async function s3Store(): Promise<FileStore> {
  const { url, stop } = await startS3();
  onTestFinished(stop);
  return openFileStore({ url, dataDir: "unused" });
}

describe.each([
  ["disk", (own: FileStore) => Promise.resolve(own)],
  ["S3", s3Store],
])("on %s", (_place, storeOf) => {
  test("a photograph larger than is stored is kept upright, without metadata, and goes with its picture [EDT-1]", async () => {
    let files: FileStore | undefined;
    await using context = await openPictureStore((own) => files ?? own);
    files = await storeOf(context.files);
    const store = context.reopen();
    const receive = async (bytes: Buffer) => {
      const received = await store.receive(await context.upload(bytes));
      if (!received.ok) throw new Error(received.refusal.reason);
      return received.value;
    };
    const [picture, other] = [await receive(large), await receive(small)];
    const nameOf = (url: string) => url.split("/").at(-1) ?? "";
    const original = `originals/${nameOf(picture.url)}`;
    const kept = await sharp((await files.read(original)) ?? undefined).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      ...[60, 2400, undefined, undefined],
    ]);
    expect(picture).toMatchObject({ width: 48, height: 1920 });
    // Nothing would be gained by keeping it twice.
    expect(await files.exists(`originals/${nameOf(other.url)}`)).toBe(false);

    await store.remove([picture.url]);
    expect(await files.exists(original)).toBe(false);
  });
});

test("an edit is made of the original, and of the stored picture where there is none [EDT-1, EDT-2]", async () => {
  await using context = await openPictureStore();
  const { url, objectName } = await context.receive(large);
  const edit = { ...unedited, crop: { x: 0, y: 0.25, width: 0.5, height: 0.5 } };
  const sizeOf = async () => context.store.edit({ url, role: "main", edit });
  expect(await sizeOf()).toMatchObject({ width: 30, height: 1200 });
  await context.files.remove(`originals/${objectName}`);
  expect(await sizeOf()).toMatchObject({ width: 24, height: 960 });
});

test("nobody can ask for an original [EDT-1]", async () => {
  await using context = await openPictureStore();
  const { objectName } = await context.receive(large);
  expect(await context.files.exists(`originals/${objectName}`)).toBe(true);
  expect(await context.store.picture(objectName)).not.toBeNull();
  for (const name of [`originals/${objectName}`, `../originals/${objectName}`]) {
    expect(await context.store.picture(name)).toBeNull();
    expect(await context.store.size(name, 320, "jpeg")).toBeNull();
  }
});

test("a picture that is cut short after its original is completed by the second try [EDT-1]", async () => {
  let isCut = true;
  await using context = await openPictureStore((files) => ({
    ...files,
    async write(name, ...rest) {
      if (isCut && name.startsWith("main_")) return new Promise(() => {});
      await files.write(name, ...rest);
    },
  }));
  const photograph = { ...(await context.upload(large)), uploadKey: crypto.randomUUID() };
  void context.store.receive(photograph);
  await expect.poll(() => originalsIn(context.files)).toHaveLength(1);
  isCut = false;
  const received = await context.reopen().receive(photograph);
  expect(received.ok).toBe(true);
  const pictures = (await context.fileNames()).filter((name) => !name.startsWith("sizes/"));
  expect(pictures).toHaveLength(1);
  expect(await originalsIn(context.files)).toHaveLength(1);
});

test("the sweep sets an original aside with its picture, puts both back, and removes both in the end [EDT-1, PIC-7]", async () => {
  await using context = await openPictureStore();
  const { objectName } = await context.receive(large);
  await context.store.warmedUp();
  const [row] = await context.database.db.selectFrom("pictures").selectAll().execute();
  if (row === undefined) throw new Error("There is no picture.");
  const sweepAfter = async (days: number) => {
    context.setTime(new Date(Date.parse("2026-03-14T09:26:53.589Z") + days * day));
    await context.store.sweep();
  };
  const there = async () => [
    await context.files.exists(objectName),
    (await originalsIn(context.files)).length,
  ];
  expect(await there()).toEqual([true, 1]);
  await sweepAfter(2);
  expect(await there()).toEqual([false, 0]);

  await context.database.db.insertInto("pictures").values(row).execute();
  const image = {
    id: "1",
    vehicle_name: "Ace",
    category: "painting",
    is_featured: 0,
    created_at: "2026-03-14",
  };
  const shown = { ...image, main_image_url: `/gallery-images/${objectName}` };
  await context.database.db.insertInto("gallery_images").values(shown).execute();
  await sweepAfter(3);
  expect(await there()).toEqual([true, 1]);

  await context.database.db.deleteFrom("gallery_images").execute();
  await sweepAfter(4);
  await sweepAfter(14);
  const left: string[] = [];
  for await (const { name } of context.files.list("")) left.push(name);
  expect(left).toEqual(["rathkar-identity.txt"]);
});

async function originalsIn(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list("originals/")) names.push(name);
  return names;
}
