import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { FileStore } from "#platform/storage/file-store.ts";
import { engines } from "#tests/support/engines.ts";
import {
  openPictureStore,
  type TestPictureStore,
  truckPhotograph,
} from "#tests/support/test-picture-store.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

const day = 24 * 60 * 60 * 1000;

async function send(context: TestPictureStore, uploadKey: string, bytes: Uint8Array, store?: PictureStore) {
  const photograph = { ...(await context.upload(bytes)), uploadKey };
  const received = await (store ?? context.store).receive(photograph);
  return received.ok ? received.value.url : received.refusal.reason;
}

async function originalsOf(context: TestPictureStore): Promise<string[]> {
  return (await context.fileNames()).filter((name) => !name.startsWith("sizes/"));
}

describe.each(engines)("a photograph with a key on $name", (engine) => {
  test("that is sent again is the same picture, also in the next process", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const [key, bytes] = [randomUUID(), await truckPhotograph(60, 40)];

    const first = await send(context, key, bytes);
    const second = await send(context, key, bytes);
    const third = await send(context, key, bytes, context.reopen());

    expect(first).toMatch(/^\/gallery-images\/main_\d+_0_photo\.jpg$/);
    expect([second, third]).toEqual([first, first]);
    expect(await context.pictureRows()).toHaveLength(1);
    expect(await originalsOf(context)).toHaveLength(1);
  });

  test("that is sent three times at once, by two processes, is one picture", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const [key, bytes] = [randomUUID(), await truckPhotograph(60, 40)];
    const other = context.reopen();

    const urls = await Promise.all([
      send(context, key, bytes),
      send(context, key, bytes),
      send(context, key, bytes, other),
    ]);

    expect(new Set(urls).size).toBe(1);
    expect(await context.pictureRows()).toHaveLength(1);
    expect(await originalsOf(context)).toHaveLength(1);
  });

  test("is another picture than the same photograph under another key", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const bytes = await truckPhotograph(60, 40);
    expect(await send(context, randomUUID(), bytes)).not.toBe(await send(context, randomUUID(), bytes));
  });

  test("is refused when another photograph has arrived under its key", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const key = randomUUID();
    await send(context, key, await truckPhotograph(60, 40));

    expect(await send(context, key, await truckPhotograph(66, 40))).toBe("key taken");
    expect(await context.pictureRows()).toHaveLength(1);
  });

  test("gets its file by the second try when the process ended before it was written", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const [key, bytes] = [randomUUID(), await truckPhotograph(60, 40)];
    const first = await send(context, key, bytes);
    await context.store.warmedUp();
    for (const name of await context.fileNames()) await context.files.remove(name);

    expect(await send(context, key, bytes)).toBe(first);
    expect(await originalsOf(context)).toEqual([first.replace("/gallery-images/", "")]);
  });

  test("can be sent again after a try that could not be stored", async () => {
    let isFull = true;
    const full = (files: FileStore): FileStore => ({
      ...files,
      async write(...file) {
        if (isFull) throw new Error("the disk is full");
        await files.write(...file);
      },
    });
    await using context = await openPictureStore(full, engine.open);
    const [key, bytes] = [randomUUID(), await truckPhotograph(60, 40)];

    await expect(send(context, key, bytes)).rejects.toThrow("could not be stored");
    isFull = false;
    expect(await send(context, key, bytes)).toMatch(/^\/gallery-images\//);
    expect(await context.pictureRows()).toHaveLength(1);
  });

  test("that was no photograph leaves its key free", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const key = randomUUID();
    expect(await send(context, key, Buffer.from("no photograph"))).toBe("invalid");
    expect(await send(context, key, await truckPhotograph(60, 40))).toMatch(/^\/gallery-images\//);
  });

  test("is taken anew when its picture was swept because no image ever showed it", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const [key, bytes] = [randomUUID(), await truckPhotograph(60, 40)];
    const first = await send(context, key, bytes);
    context.setTime(new Date(Date.now() + day + 60_000));
    await context.store.warmedUp();
    await context.store.sweep();
    expect(await context.fileNames()).toEqual([]);

    const second = await send(context, key, bytes);
    expect(second).not.toBe(first);
    expect((await context.store.metadata([second])).size).toBe(1);
  });
});
