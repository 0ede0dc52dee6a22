import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { gallery as words } from "#content/en/gallery.ts";
import { createSitePictures } from "#domain/site-pictures/site-pictures.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { readableLog } from "#tests/support/open-app.ts";
import { startS3 } from "#tests/support/s3.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createGallery } from "../gallery.ts";
import { everyImage } from "../list/image-filter.ts";
import { pictureUrl } from "./picture-metadata.ts";
import { createPictureStore } from "./picture-store.ts";
import { claimStore } from "./store-owner.ts";

const day = 24 * 60 * 60 * 1000;
const madeAt = new Date("2026-03-14T09:26:53.589Z");
const daysLater = (days: number) => new Date(Date.now() + days * day);

async function diskStore(): Promise<FileStore> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return openFileStore({ url: null, dataDir: folder.path });
}

async function s3Store(): Promise<FileStore> {
  const { url, stop } = await startS3();
  onTestFinished(stop);
  return openFileStore({ url, dataDir: "unused" });
}

async function openOwn(engine: TestEngine): Promise<OpenDatabase> {
  const database = await engine.open();
  onTestFinished(() => database[Symbol.asyncDispose]());
  await database.db.updateTable("installation").set({ identity: randomUUID() }).execute();
  return database;
}

async function fill(
  database: OpenDatabase,
  files: FileStore,
  names: string[],
  shown: boolean,
): Promise<void> {
  for (const [index, object_name] of names.entries()) {
    await know(database, object_name, new Date(madeAt.getTime() + index));
    if (shown) await show(database, object_name);
    await files.write(object_name, Buffer.from(object_name), "image/jpeg");
    await files.write(`sizes/${object_name}/320.avif`, Buffer.from("small"), "image/avif");
  }
}

async function know({ db }: OpenDatabase, object_name: string, time: Date): Promise<void> {
  const facts = { width: 300, height: 200, placeholder: "#335577", is_warm: 1 };
  const row = { object_name, ...facts, created_at: time.toISOString() };
  await db.insertInto("pictures").values(row).execute();
}

async function show({ db }: OpenDatabase, objectName: string): Promise<void> {
  const image = { vehicle_name: "Ace", category: "painting", is_featured: 0, created_at: "2026-03-14" };
  const row = { ...image, id: randomUUID(), main_image_url: pictureUrl(objectName) };
  await db.insertInto("gallery_images").values(row).execute();
}

function namesOf(count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, index) => `main_1_${first + index}_truck.jpg`);
}

async function sweepAt(database: OpenDatabase, files: FileStore, now: Date) {
  const { lines, log } = readableLog();
  const store = createPictureStore({ database, files, clock: { now: () => now }, log });
  await store.takeStore();
  const swept = await store.sweep();
  await store.warmedUp();
  await store.stop();
  return { swept, errors: lines.filter(({ level }) => level === 50).map(({ msg }) => String(msg)) };
}

async function listed(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list("")) names.push(name);
  return names.sort();
}

async function originals(files: FileStore): Promise<string[]> {
  return (await listed(files)).filter((name) => name.startsWith("main_"));
}

const places = [
  ...engines
    .slice(0, 1)
    .map((engine) => ({ name: `${engine.name} and a folder`, engine, openFiles: diskStore })),
  ...engines.slice(-1).map((engine) => ({ name: `${engine.name} and S3`, engine, openFiles: s3Store })),
];

describe.each(places)("the sweep on $name", ({ engine, openFiles }) => {
  test("of a new database takes nothing of the pictures that another one made [PIC-7]", async () => {
    const files = await openFiles();
    const old = await openOwn(engine);
    await fill(old, files, namesOf(25), true);
    await sweepAt(old, files, daysLater(2));
    const before = await listed(files);

    const fresh = await openOwn(engine);
    const { swept, errors } = await sweepAt(fresh, files, daysLater(3));

    expect(swept).toBe(0);
    expect(await listed(files)).toEqual(before);
    expect(errors).toEqual([
      expect.stringMatching(/belongs to another database.*does not know 25.*store:claim/),
    ]);
  });

  test("takes nothing of a store that nobody has claimed and that the database does not know [PIC-7]", async () => {
    const files = await openFiles();
    for (const name of namesOf(5)) await files.write(name, Buffer.from("picture"), "image/jpeg");
    const before = await listed(files);

    const fresh = await openOwn(engine);
    const { swept, errors } = await sweepAt(fresh, files, daysLater(2));

    expect(swept).toBe(0);
    expect(await listed(files)).toEqual(before);
    expect(errors).toEqual([expect.stringContaining("does not know 5, and it may belong to another")]);
  });

  test("leaves the pictures that stand in places of the site, and shows them though their image is in the bin [PLC-4]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    const [placed = "", binned = ""] = namesOf(2);
    await fill(database, files, [placed], false);
    await fill(database, files, [binned], true);
    const clock = { now: () => madeAt };
    const { log } = readableLog();
    const store = createPictureStore({ database, files, clock, log });
    onTestFinished(() => store.stop());
    const gallery = createGallery({
      ...{ database, pictures: store, clock, log, workLabels: [words.work] },
      hidesSamples: async () => false,
    });
    const sitePictures = createSitePictures({ database, files, clock, log });
    for (const [place, name] of [
      ["about", placed],
      ["hero-1", binned],
    ] as const) {
      const content = { url: pictureUrl(name), document: null, focus: { x: 50, y: 50 } };
      await sitePictures.put({ ...content, place, version: 0, changedBy: "owner@rathkar.example" });
    }
    await gallery.removeImages(await gallery.matchingIds(everyImage));

    await sweepAt(database, files, daysLater(2));

    expect(await originals(files)).toEqual([placed, binned]);
    expect([await store.isPublic(placed), await store.isPublic(binned)]).toEqual([true, true]);
  });

  test("leaves the pictures of images in the bin [BIN-1]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    await fill(database, files, namesOf(3), true);
    const clock = { now: () => madeAt };
    const store = createPictureStore({ database, files, clock, log: silentLog });
    onTestFinished(() => store.stop());
    const gallery = createGallery({
      database,
      pictures: store,
      clock,
      log: silentLog,
      workLabels: [words.work],
      hidesSamples: async () => false,
    });
    expect(await gallery.removeImages(await gallery.matchingIds(everyImage))).toBe(3);
    const before = await listed(files);

    await sweepAt(database, files, daysLater(2));

    expect(await originals(files)).toEqual(namesOf(3));
    expect(await listed(files)).toEqual(expect.arrayContaining(before));
    expect(await store.isPublic(namesOf(1)[0] ?? "")).toBe(false);
  });

  test("leaves what is newer than a database that was restored from a backup [PIC-7]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    await fill(database, files, namesOf(26), true);
    await sweepAt(database, files, daysLater(1));
    for (const name of namesOf(39, 100)) await files.write(name, Buffer.from("picture"), "image/jpeg");
    const before = await listed(files);

    const { errors } = await sweepAt(database, files, daysLater(3));
    await sweepAt(database, files, daysLater(30));

    expect(await listed(files)).toEqual(before);
    expect(errors).toEqual([expect.stringMatching(/Of the 65 .* 39: an older backup/)]);
  });

  test("never touches what cannot be a picture of ours [PIC-7]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    await fill(database, files, namesOf(3), true);
    await fill(database, files, ["main_2_0_unused.jpg"], false);
    const foreign = [
      "invoices/2024.pdf",
      "main_2_0_unused.jpg.bak",
      "sizes/main_2_0_unused.jpg/notes.txt",
      "removed/letter.txt",
      "removed/2020-01-01/letter.txt",
    ];
    for (const name of foreign) await files.write(name, Buffer.from("theirs"), "text/plain");

    for (const days of [2, 4, 12, 40]) await sweepAt(database, files, daysLater(days));

    expect(await listed(files)).toEqual(expect.arrayContaining(foreign));
    expect((await listed(files)).filter((name) => /unused\.jpg(\/|$)/.test(name))).toEqual([
      "sizes/main_2_0_unused.jpg/notes.txt",
    ]);
  });

  test("takes at most a tenth of the pictures at once, the oldest first [PIC-7]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    await fill(database, files, namesOf(20), false);

    const left: number[] = [];
    for (let days = 2; days < 6; days++) {
      await sweepAt(database, files, daysLater(days));
      left.push((await originals(files)).length);
    }

    expect(left).toEqual([18, 17, 16, 15]);
    expect(await originals(files)).toEqual(namesOf(15, 5).sort());
  });

  test("sets a picture aside for a week before it removes it, and puts it back if it is known again [PIC-7]", async () => {
    const files = await openFiles();
    const database = await openOwn(engine);
    const [lost = "", unused = ""] = ["main_2_0_lost.jpg", "main_2_1_unused.jpg"];
    await fill(database, files, namesOf(20), true);
    await fill(database, files, [lost, unused], false);

    await sweepAt(database, files, daysLater(2));
    const aside = (await listed(files)).filter((name) => name.startsWith("removed/"));
    const date = daysLater(2).toISOString().slice(0, 10);
    expect(aside).toEqual([`removed/${date}/${lost}`, `removed/${date}/${unused}`]);
    expect(await originals(files)).toEqual(namesOf(20).sort());

    await sweepAt(database, files, daysLater(8));
    expect((await listed(files)).filter((name) => name.startsWith("removed/"))).toEqual(aside);
    await know(database, lost, madeAt);
    await show(database, lost);

    await sweepAt(database, files, daysLater(11));
    expect(String(await files.read(lost))).toBe(lost);
    expect((await listed(files)).filter((name) => name.startsWith("removed/"))).toEqual([]);
    expect(await originals(files)).toEqual([...namesOf(20), lost].sort());
  });

  test("an installation from before keeps its store, and a command gives one to another database [PIC-7]", async () => {
    const files = await openFiles();
    const old = await openOwn(engine);
    await fill(old, files, namesOf(20), true);
    await fill(old, files, ["main_2_0_unused.jpg"], false);
    await files.write("main_3_0_leftover.jpg", Buffer.from("of a crash"), "image/jpeg");
    expect(await sweepAt(old, files, daysLater(2))).toEqual({ swept: 2, errors: [] });

    const other = await openOwn(engine);
    expect((await sweepAt(other, files, daysLater(2))).errors).toHaveLength(1);
    await claimStore({ db: other.db, files });
    await fill(other, files, ["main_9_0_unused.jpg"], false);
    expect((await sweepAt(other, files, daysLater(2))).swept).toBe(2);
    expect((await sweepAt(old, files, daysLater(3))).errors[0]).toContain("belongs to another database");
  });

  test("removed images leave their files in a store of another database [PIC-7]", async () => {
    const files = await openFiles();
    const old = await openOwn(engine);
    await fill(old, files, namesOf(3), true);
    await sweepAt(old, files, daysLater(2));
    const copy = await openOwn(engine);
    const { log } = readableLog();
    const store = createPictureStore({ database: copy, files, clock: { now: () => madeAt }, log });
    onTestFinished(() => store.stop());
    for (const name of namesOf(3)) await know(copy, name, madeAt);

    await expect(store.remove(namesOf(3).map(pictureUrl))).rejects.toThrow("not this database's");
    expect(await originals(files)).toEqual(namesOf(3));
  });
});
