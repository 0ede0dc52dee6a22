import { describe, expect, test } from "vitest";
import { pictureUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { engines, openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { uploadedFile } from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestBin } from "#tests/support/test-bin.ts";
import { makeTestGallery } from "#tests/support/test-gallery.ts";
import { createSitePictures, type PlaceChange, type SitePictures } from "./site-pictures.ts";

const clock = { now: () => new Date("2026-11-22T06:00:00.000Z") };
const truck = "main_1_0_truck.jpg";

const files = openFileStore({ url: null, dataDir: (await temporaryFolder()).path });

const picturesOn = (database: Pick<TestDatabase, "db" | "engine" | "revision">, store: FileStore = files) =>
  createSitePictures({ database, files: store, clock, log: silentLog });

async function put(pictures: SitePictures, place: string, content: Partial<PlaceChange>) {
  const { version } = await pictures.place(place);
  const focus = { x: 50, y: 50 };
  const change = { place, version, url: null, document: null, focus, changedBy: "owner@rathkar.example" };
  return pictures.put({ ...change, ...content });
}

describe.each(engines)("pictures of the site on $name", (engine) => {
  test("a place has the owner's picture with its focus, until ours is back [OWN-3, PLC-1]", async () => {
    await using database = await engine.open();
    const pictures = picturesOn(database);
    const { receive } = makeTestGallery(database);
    const url = await receive(truck);
    expect((await pictures.current()).pictures.size).toBe(0);

    const there = await put(pictures, "hero-1", { url, focus: { x: 20, y: 75 } });
    expect(there).toMatchObject({
      ok: true,
      value: { before: { version: 0, url: null }, now: { version: 1 } },
    });
    expect((await pictures.current()).pictures.get("hero-1")).toEqual({
      picture: { url, width: 1600, height: 1200, placeholder: "#335577" },
      focus: { x: 20, y: 75 },
    });

    const back = await put(pictures, "hero-1", {});
    expect(back).toMatchObject({ ok: true, value: { before: { version: 1, url, focus: { x: 20, y: 75 } } } });
    expect((await pictures.current()).pictures.size).toBe(0);
  });

  test("two tabs never change a place unawares of each other [PLC-5]", async () => {
    await using database = await engine.open();
    const pictures = picturesOn(database);
    const { receive } = makeTestGallery(database);
    const urls = [await receive(truck), await receive("main_2_0_truck.jpg")];
    const ends = await Promise.all(urls.map((url) => put(pictures, "about", { url, version: 0 })));
    expect(ends.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(ends.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: "changed" });
  });

  test("a picture that nobody has stored is refused", async () => {
    await using database = await engine.open();
    const pictures = picturesOn(database);
    for (const url of [pictureUrl("main_9_0_never.jpg"), "https://elsewhere.example/a.jpg", ""]) {
      expect(await put(pictures, "about", { url })).toEqual({ ok: false, refusal: "gone" });
    }
    expect(await pictures.place("about")).toMatchObject({ version: 0 });
  });

  test("a picture outlives the image that it came from, and one that is in the bin is refused [PLC-4]", async () => {
    await using context = await openTestBin(engine);
    const { database, gallery, bin } = context;
    const pictures = picturesOn(database);
    const url = pictureUrl(truck);
    const id = await context.insert({ main_image_url: url });
    await put(pictures, "about", { url });
    await gallery.removeImages([id]);

    await put(pictures, "about", {});
    expect(await put(pictures, "hero-1", { url })).toEqual({ ok: false, refusal: "gone" });
    expect(await put(pictures, "about", { url })).toMatchObject({ ok: true });
    await bin.removeForGood([id]);
    expect(context.removed).toEqual([]);
    expect((await pictures.current()).pictures.get("about")?.picture.url).toBe(url);
  });

  test("another server on the same database has the change [PLC-3]", async () => {
    await using database = await engine.open();
    const second = await openDatabase(database.config, silentLog);
    try {
      const there = picturesOn(second);
      await there.current();
      const url = await makeTestGallery(database).receive(truck);
      await put(picturesOn(database), "about", { url });
      const shown = async (pictures: SitePictures) =>
        (await pictures.current()).pictures.get("about")?.picture.url;
      if (second.engine === "postgres") await expect.poll(() => shown(there)).toBe(url);
      else expect(await shown(picturesOn(second))).toBe(url);
    } finally {
      await second.close();
    }
  });

  test("pictures that cannot be read are those last known, and said to be outdated [PLC-3]", async () => {
    await using database = await engine.open();
    const pictures = picturesOn(database);
    const url = await makeTestGallery(database).receive(truck);
    await put(pictures, "about", { url });
    await pictures.current();
    await database.db.schema.alterTable("documents").renameTo("hidden").execute();
    await database.db.transaction().execute((trx) => database.revision.increment(trx));
    const outdated = await pictures.current();
    expect([outdated.isOutdated, outdated.pictures.get("about")?.picture.url]).toEqual([true, url]);
    await database.db.schema.alterTable("hidden").renameTo("documents").execute();
  });

  test("the last versions are kept for whoever undoes, with what the day began with; others go", async () => {
    await using database = await engine.open();
    const pictures = picturesOn(database);
    for (let change = 1; change <= 7; change++) await put(pictures, "about", { focus: { x: change, y: 0 } });
    const rows = await database.db.selectFrom("documents").select("version").orderBy("version").execute();
    expect(rows.map(({ version }) => version)).toEqual([1, 3, 4, 5, 6, 7]);
  });
});

test.each([
  ["a PDF", "%PDF-1.7\n1 0 obj\n%%EOF\n", null],
  ["a PDF that broke off", "%PDF-1.7\n1 0 obj", "damaged"],
  ["what only calls itself one", "<html>%%EOF", "no PDF"],
  ["nothing", "", "no PDF"],
])("of %s the bytes are judged [PLC-8]", async (_name, bytes, refusal) => {
  await using database = await openFreshSqlite();
  await using folder = await temporaryFolder();
  const pictures = picturesOn(database, openFileStore({ url: null, dataDir: folder.path }));
  const path = await uploadedFile(folder.path, "certificate.pdf", Buffer.from(bytes));
  const received = await pictures.receiveDocument(path);
  if (refusal !== null) return expect(received).toEqual({ ok: false, refusal });
  const name = received.ok ? received.value : "";
  expect(await pictures.readDocument(name)).toBeNull();
  await put(pictures, "certificate", { document: name });
  expect((await pictures.readDocument(name))?.toString()).toBe(bytes);
  expect(await put(pictures, "certificate", { document: "../secret.pdf" })).toEqual({
    ok: false,
    refusal: "gone",
  });
});
