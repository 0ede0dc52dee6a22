import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { engines } from "#tests/support/engines.ts";
import { openPictureStore, truckPhotograph } from "#tests/support/test-picture-store.ts";
import { objectNameOf, type PictureMetadata, usefulSizes } from "./picture-metadata.ts";

const day = 24 * 60 * 60 * 1000;

async function showInGallery({ db }: OpenDatabase, url: string): Promise<void> {
  const row = { id: url, description: null, vehicle_name: "Ace", category: "painting", vehicle_type: null };
  const pictures = { before_image_url: null, after_image_url: null, main_image_url: url };
  const more = { body_type: null, work_type: null, is_featured: 0, created_at: "2026-03-14T00:00:00.000Z" };
  await db
    .insertInto("gallery_images")
    .values({ ...row, ...pictures, ...more })
    .execute();
}

describe.each(engines)("the pictures on $name", (engine) => {
  test("photographs of one name at one moment never overwrite each other [PIC-2]", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const sent = await Promise.all([300, 310, 320, 330].map(async (width) => truckPhotograph(width, 40)));
    const received: PictureMetadata[] = [];
    for (const bytes of sent) received.push(await context.receive(bytes));
    expect(new Set(received.map(({ url }) => url)).size).toBe(4);
    for (const { url, width } of received) {
      const original = await context.store.picture(objectNameOf(url) ?? "");
      expect((await sharp(original ?? undefined).metadata()).width).toBe(width);
    }
  });

  test("the next process takes up an unfinished warm-up", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const { objectName } = await context.receive(await truckPhotograph());
    await context.store.stop();
    expect(await context.pictureRows()).toMatchObject([{ is_warm: 0 }]);
    await context.reopen().warmedUp();
    expect(await context.pictureRows()).toMatchObject([{ is_warm: 1 }]);
    expect(await context.fileNames()).toHaveLength(1 + usefulSizes(700).length);
    expect(await context.files.exists(`sizes/${objectName}/960.avif`)).toBe(true);
  });

  test("removing takes all sizes along, touches no other picture and may be repeated [PIC-6]", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const { url, objectName } = await context.receive(await truckPhotograph(60, 40));
    const kept = await context.receive(await truckPhotograph(60, 40));
    await context.store.remove([url, "/gallery-images/unknown.jpg", "https://elsewhere/x"]);
    await context.store.warmedUp();
    await context.store.remove([url]);

    expect(await context.store.metadata([url])).toEqual(new Map());
    expect(await context.store.picture(objectName)).toBeNull();
    expect(await context.store.size(objectName, 320, "jpeg")).toBeNull();
    expect((await context.fileNames()).filter((name) => !name.includes(kept.objectName))).toEqual([]);
    expect(await context.store.picture(kept.objectName)).not.toBeNull();
  });

  test("a size that is being encoded while its picture is removed does not stay behind", async () => {
    const encoded = Promise.withResolvers<void>();
    const removed = Promise.withResolvers<void>();
    const holdBack = (files: FileStore): FileStore => ({
      ...files,
      async write(name, ...rest) {
        if (name.endsWith("/960.avif")) {
          encoded.resolve();
          await removed.promise;
        }
        await files.write(name, ...rest);
      },
    });
    await using context = await openPictureStore(holdBack, engine.open);
    const { url, objectName } = await context.receive(await truckPhotograph());
    const wanted = context.store.size(objectName, 960, "avif");
    await encoded.promise;
    await context.store.remove([url]);
    removed.resolve();
    expect(await wanted).toBeNull();
    await context.store.warmedUp();
    expect(await context.fileNames()).toEqual([]);
  });

  test("the sweep takes what nobody shows after a day, and nothing else [PIC-6]", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const shown = await context.receive(await truckPhotograph(60, 40));
    const unused = await context.receive(await truckPhotograph(60, 40));
    await context.store.warmedUp();
    await showInGallery(context.database, shown.url);
    const ofUnused = (await context.fileNames()).filter((name) => name.includes(unused.objectName)).length;
    const claim = { width: 1, height: 1, placeholder: "#000000", is_warm: 0 };
    const claimed = { object_name: "main_2_0_claimed.jpg", created_at: "2026-03-14T00:00:00.000Z" };
    await context.database.db
      .insertInto("pictures")
      .values({ ...claim, ...claimed })
      .execute();

    expect(await context.store.sweep()).toBe(0);

    context.setTime(new Date(Date.now() + day + 60_000));
    const justCame = await context.receive(await truckPhotograph(60, 40));
    await context.store.warmedUp();
    await context.store.sweep();
    expect(await context.store.sweep()).toBe(ofUnused);
    const names = (await context.pictureRows()).map((row) => row.object_name).sort();
    expect(names).toEqual([shown.objectName, justCame.objectName].sort());
    expect(await context.store.picture(shown.objectName)).not.toBeNull();
    expect(await context.store.picture(justCame.objectName)).not.toBeNull();
    expect((await context.fileNames()).filter((name) => name.includes(unused.objectName))).toEqual([]);
    expect(await context.store.sweep()).toBe(0);
  });

  test("the sweep forgets the keys of uploads after thirty days", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const uploads = context.database.db.selectFrom("stored_uploads").select("upload_key");
    const stored = { upload_key: "key", image_id: "1", created_at: "2026-03-14T09:00:00.000Z" };
    await context.database.db.insertInto("stored_uploads").values(stored).execute();

    context.setTime(new Date("2026-04-13T08:59:00.000Z"));
    await context.store.sweep();
    expect(await uploads.execute()).toEqual([{ upload_key: "key" }]);
    context.setTime(new Date("2026-04-13T09:01:00.000Z"));
    await context.store.sweep();
    expect(await uploads.execute()).toEqual([]);
  });

  test("facts are found for more pictures than one statement may ask for", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const row = {
      width: 10,
      height: 10,
      placeholder: "#123456",
      is_warm: 1,
      created_at: "2026-03-14T00:00:00.000Z",
    };
    const names = Array.from({ length: 1201 }, (_, index) => `main_1_${index}_a.jpg`);
    const rows = names.map((object_name) => ({ ...row, object_name }));
    await context.database.db.insertInto("pictures").values(rows).execute();
    expect((await context.store.metadata(names.map((name) => `/gallery-images/${name}`))).size).toBe(1201);
  });
});
