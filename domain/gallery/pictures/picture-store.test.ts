import sharp from "sharp";
import { expect, test } from "vitest";
import { bombOf, heifHeader } from "#tests/support/photographs.ts";
import { openPictureStore, truckPhotograph } from "#tests/support/test-picture-store.ts";
import {
  namedPictureFile,
  type PictureSize,
  pictureFormats,
  sharePictureSize,
  usefulSizes,
} from "./picture-metadata.ts";

test("a received picture has its file, its facts and its sizes [PIC-1]", async () => {
  await using context = await openPictureStore();
  const picture = await context.receive(await truckPhotograph());
  expect(picture.url).toBe("/gallery-images/main_1773480413589_0_photo.jpg");
  expect(picture).toMatchObject({
    width: 700,
    height: 60,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });

  const { objectName, ...facts } = picture;
  expect(
    await context.store.metadata([picture.url, "/gallery-images/unknown.jpg", "https://elsewhere/x"]),
  ).toEqual(new Map([[picture.url, facts]]));
  const original = await sharp((await context.store.picture(objectName)) ?? undefined).metadata();
  expect(original).toMatchObject({ format: "jpeg", width: 700, height: 60 });
  for (const format of pictureFormats) {
    const size = await sharp((await context.store.size(objectName, 320, format)) ?? undefined).metadata();
    expect(size).toMatchObject({ format: format === "avif" ? "heif" : format, width: 320 });
  }
});

test("after the warm-up every useful size is stored and no visitor waits for an encoder", async () => {
  await using context = await openPictureStore();
  const { objectName, width } = await context.receive(await truckPhotograph());
  await context.store.warmedUp();
  const sizes = usefulSizes(width).map(({ size, format }) => `sizes/${objectName}/${size}.${format}`);
  expect(await context.fileNames()).toEqual([objectName, ...sizes].sort());
  expect(await context.pictureRows()).toMatchObject([{ object_name: objectName, is_warm: 1 }]);
});

test("a picture is never enlarged: wider sizes answer with the widest it has", async () => {
  await using context = await openPictureStore();
  const { objectName } = await context.receive(await truckPhotograph(400, 60));
  const size = await context.store.size(objectName, 1920, "webp");
  expect((await sharp(size ?? undefined).metadata()).width).toBe(400);
  await context.store.warmedUp();
  expect((await context.fileNames()).filter((name) => name.includes("1920"))).toEqual([]);
});

test("the cut for sharing fills its frame, also from an upright picture, and stays light [SEO-4]", async () => {
  await using context = await openPictureStore();
  const { objectName } = await context.receive(await truckPhotograph(300, 400));
  const bytes = await context.store.size(objectName, "share", "jpeg");
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: "jpeg", ...sharePictureSize });
  expect(bytes?.byteLength).toBeLessThanOrEqual(200_000);
});

test("the cut for sharing keeps in sight what was chosen, and goes with its picture [PLC-3]", async () => {
  await using context = await openPictureStore();
  const red = await sharp({ create: { width: 300, height: 100, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const upright = sharp({ create: { width: 300, height: 430, channels: 3, background: "blue" } });
  const { objectName, url } = await context.receive(
    await upright
      .composite([{ input: red, top: 0, left: 0 }])
      .jpeg()
      .toBuffer(),
  );
  const topOf = async (size: PictureSize) => {
    const bytes = (await context.store.size(objectName, size, "jpeg")) ?? undefined;
    expect(await sharp(bytes).metadata()).toMatchObject(sharePictureSize);
    const row = sharp(bytes).extract({ left: 0, top: 0, width: sharePictureSize.width, height: 40 });
    const [r, , b] = (await row.stats()).channels;
    return (r?.mean ?? 0) > (b?.mean ?? 0) ? "red" : "blue";
  };
  expect([await topOf("share"), await topOf("share-50-0")]).toEqual(["blue", "red"]);

  await context.store.warmedUp();
  expect(await context.fileNames()).toContain(`sizes/${objectName}/share-50-0.jpeg`);
  await context.files.write(
    `sizes/${objectName}/${namedPictureFile("0123456789")}`,
    Buffer.from("named"),
    "image/jpeg",
  );
  await context.store.remove([url]);
  expect(await context.fileNames()).toEqual([]);
});

const other = (found: string) => ({ kind: "other kind of file", found });

test.each([
  ["an empty file", Buffer.alloc(0), { kind: "empty" }],
  ["a HEIC photograph", heifHeader("heic", "mif1"), other("HEIC")],
  ["an SVG", Buffer.from("<svg/>"), other("SVG")],
  ["a GIF", Buffer.from("GIF89a..........."), other("GIF")],
  ["a TIFF", Buffer.from("II*\0............"), other("TIFF")],
  ["a PDF", Buffer.from("%PDF-1.7"), other("PDF")],
  ["a programme", Buffer.from("MZ\x90\0"), other("unknown")],
  ["25 MB and a byte", Buffer.alloc(25 * 1024 * 1024 + 1), { kind: "too many bytes" }],
])("%s is refused and leaves nothing behind [PIC-3]", async (_, bytes, fault) => {
  await using context = await openPictureStore();
  const refused = await context.store.receive(await context.upload(bytes));
  expect(refused).toEqual({ ok: false, refusal: { reason: "invalid", fault } });
  expect([await context.fileNames(), await context.pictureRows()]).toEqual([[], []]);
});

test("a truncated photograph and a bomb leave nothing behind", async () => {
  await using context = await openPictureStore();
  const outcomes = [
    await context.store.receive(await context.upload((await truckPhotograph()).subarray(0, -4000))),
    await context.store.receive(await context.upload(await bombOf(7100))),
  ];
  expect(outcomes).toMatchObject([
    { refusal: { reason: "invalid", fault: { kind: "damaged" } } },
    { refusal: { reason: "invalid", fault: { kind: "too many pixels", limit: 50_000_000 } } },
  ]);
  expect([await context.fileNames(), await context.pictureRows()]).toEqual([[], []]);
});

test("a store that fails leaves neither row nor file", async () => {
  await using context = await openPictureStore((files) => ({
    ...files,
    write: () => Promise.reject(new Error("disk full")),
  }));
  const photograph = await context.upload(await truckPhotograph());
  await expect(context.store.receive(photograph)).rejects.toMatchObject({ cause: { message: "disk full" } });
  expect([await context.fileNames(), await context.pictureRows()]).toEqual([[], []]);
});

test("many visitors asking for a missing size share one encoding", async () => {
  const written: string[] = [];
  await using context = await openPictureStore((files) => ({
    ...files,
    write(name, ...rest) {
      written.push(name);
      return files.write(name, ...rest);
    },
  }));
  const { objectName } = await context.receive(await truckPhotograph());
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => context.store.size(objectName, 640, "webp")),
  );
  expect(new Set(answers.map((bytes) => bytes?.toString("base64"))).size).toBe(1);
  await context.store.warmedUp();
  expect(written.filter((name) => name === `sizes/${objectName}/640.webp`)).toHaveLength(1);
});

test("small sizes of all pictures come before large ones", async () => {
  const begun: string[] = [];
  let isWaiting = true;
  await using context = await openPictureStore((files) => ({
    ...files,
    exists(name) {
      if (name.startsWith("sizes/")) begun.push(name);
      return files.exists(name);
    },
    write(name, ...rest) {
      if (isWaiting && name.startsWith("sizes/")) return Promise.reject(new Error("not yet"));
      return files.write(name, ...rest);
    },
  }));
  await context.receive(await truckPhotograph(500, 60));
  await context.receive(await truckPhotograph(500, 60));
  await context.store.stop();
  isWaiting = false;
  begun.length = 0;
  await context.reopen().warmedUp();
  expect(begun.slice(-2).map((name) => name.split("/").at(-1))).toEqual(["share.jpeg", "share.jpeg"]);
  const widths = begun.slice(0, -2).map((name) => Number(/(\d+)\.\w+$/.exec(name)?.[1]));
  expect(widths.length).toBeGreaterThan(8);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});

test("two sizes are encoded at a time, also while another is written", async () => {
  const atOnce = new Set<string>();
  let most = 0;
  await using context = await openPictureStore((files) => ({
    ...files,
    async write(name, ...rest) {
      atOnce.add(name);
      most = Math.max(most, atOnce.size);
      if (name.startsWith("sizes/")) await expect.poll(() => most).toBe(3);
      await files.write(name, ...rest);
      atOnce.delete(name);
    },
  }));
  await context.receive(await truckPhotograph());
  await context.store.warmedUp();
  expect(most).toBe(3);
});

test("a failing size is tried again until it is stored, while visitors get it all the same [OPS-4]", async () => {
  let isBroken = true;
  await using context = await openPictureStore((files) => ({
    ...files,
    write: (name, ...rest) =>
      isBroken && name.endsWith("480.webp") ? Promise.reject(new Error("gone")) : files.write(name, ...rest),
  }));
  const { objectName } = await context.receive(await truckPhotograph());
  await expect.poll(() => context.fileNames()).toHaveLength(usefulSizes(700).length);
  expect(await context.pictureRows()).toMatchObject([{ is_warm: 0 }]);
  const bytes = await context.store.size(objectName, 480, "webp");
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ format: "webp", width: 480 });
  isBroken = false;
  await context.store.warmedUp();
  expect(await context.pictureRows()).toMatchObject([{ is_warm: 1 }]);
});

test("names that are no picture's are answered with nothing", async () => {
  await using context = await openPictureStore();
  for (const name of [
    "",
    "..",
    "../rathkar.db",
    "sizes",
    "main_1_0_a.jpg",
    "main_1_0_a.jpg/320.avif",
    "\0",
  ]) {
    expect(await context.store.picture(name)).toBeNull();
    expect(await context.store.size(name, 320, "avif")).toBeNull();
  }
});
