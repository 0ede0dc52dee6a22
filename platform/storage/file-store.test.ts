import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { startS3 } from "#tests/support/s3.ts";

async function openOnDisk(): Promise<FileStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rathkar-files-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return openFileStore({ url: null, dataDir });
}

const listed = 10;

async function openOnS3(): Promise<FileStore> {
  const { url, stop } = await startS3({ listed });
  onTestFinished(stop);
  return openFileStore({ url, dataDir: "unused" });
}

async function namesIn(files: FileStore, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(prefix)) names.push(name);
  return names.sort();
}

const jpeg = "image/jpeg";
const stores = [
  { name: "disk", open: openOnDisk, many: 250 },
  { name: "S3", open: openOnS3, many: 50 },
];

describe.each(stores)("the file store on $name", ({ open, many }) => {
  test.each([0, 1, 7_000_000])("gives back the %i bytes it was given", async (length) => {
    const files = await open();
    const bytes = randomBytes(length);

    await files.write("main_1_0_tempo.jpg", bytes, jpeg);

    expect((await files.read("main_1_0_tempo.jpg"))?.equals(bytes)).toBe(true);
  });

  test("knows which files are there", async () => {
    const files = await open();
    await files.write("main.jpg", Buffer.from("tempo"), jpeg);

    expect(await files.exists("main.jpg")).toBe(true);
    expect(await files.exists("after.jpg")).toBe(false);
    expect(await files.read("after.jpg")).toBeNull();
  });

  test("lists more files than a bucket tells of at once", async () => {
    const files = await open();
    const names = Array.from(
      { length: 2 * listed + 5 },
      (_, number) => `sizes/main_${number % 6}.jpg/${number}.webp`,
    );
    await Promise.all(names.map((name) => files.write(name, Buffer.from("small"), "image/webp")));
    expect(await namesIn(files, "sizes/")).toEqual(names.sort());
  });

  test("does not take a folder for a file", async () => {
    const files = await open();
    await files.write("sizes/main.jpg/320.avif", Buffer.from("small"), "image/avif");
    await files.write("main.jpg", Buffer.from("large"), jpeg);

    for (const name of ["sizes", "sizes/main.jpg", "main.jpg/320.avif"]) {
      expect(await files.exists(name)).toBe(false);
      expect(await files.read(name)).toBeNull();
      await files.remove(name);
    }
    expect(await namesIn(files, "")).toEqual(["main.jpg", "sizes/main.jpg/320.avif"]);
  });

  test("replaces a file as a whole", async () => {
    const files = await open();
    await files.write("main.jpg", Buffer.from("the longer first picture"), jpeg);
    await files.write("main.jpg", Buffer.from("second"), jpeg);

    expect(String(await files.read("main.jpg"))).toBe("second");
  });

  test("removes a file, and passes over one that is not there", async () => {
    const files = await open();
    await files.write("sizes/main.jpg/320.avif", Buffer.from("small"), "image/avif");

    await files.remove("sizes/main.jpg/320.avif");
    await files.remove("sizes/main.jpg/320.avif");

    expect(await namesIn(files, "")).toEqual([]);
    await files.write("sizes/main.jpg/320.avif", Buffer.from("again"), "image/avif");
    expect(String(await files.read("sizes/main.jpg/320.avif"))).toBe("again");
  });

  test("lists the files under a prefix", async () => {
    const files = await open();
    const names = ["before_1.jpg", "before_2.jpg", "sizes/before_1.jpg/320.avif", "sizes/x/640.webp"];
    for (const name of names) await files.write(name, Buffer.from(name), jpeg);

    expect(await namesIn(files, "")).toEqual(names);
    expect(await namesIn(files, "before_")).toEqual(["before_1.jpg", "before_2.jpg"]);
    expect(await namesIn(files, "sizes/before_1.jpg/")).toEqual(["sizes/before_1.jpg/320.avif"]);
    expect(await namesIn(files, "sizes/be")).toEqual(["sizes/before_1.jpg/320.avif"]);
    expect(await namesIn(files, "nowhere/")).toEqual([]);
  });

  test.each(["मारुती ढोल.jpg", "50% + more (1).jpg", "a&b=c.jpg"])("keeps a file called %s", async (name) => {
    const files = await open();
    await files.write(name, Buffer.from("picture"), jpeg);

    expect(String(await files.read(name))).toBe("picture");
    expect(await namesIn(files, "")).toEqual([name]);
    await files.remove(name);
    expect(await files.exists(name)).toBe(false);
  });

  test.each([
    "",
    "/etc/passwd",
    "../rathkar.sqlite",
    "sizes/../../rathkar.sqlite",
    "sizes//main.jpg",
    "main.jpg/",
    ".partial/main.jpg",
    "..\\rathkar.sqlite",
    "main\0.jpg",
    "main\n.jpg",
    "x".repeat(300),
    `${"x/".repeat(600)}x`,
    "\ud800.jpg",
  ])("has no file called %j and refuses to write one", async (name) => {
    const files = await open();

    await expect(files.write(name, Buffer.from("picture"), jpeg)).rejects.toThrow("is no name");
    expect(await files.exists(name)).toBe(false);
    expect(await files.read(name)).toBeNull();
    await files.remove(name);
    expect(await namesIn(files, "../")).toEqual([]);
    expect(await namesIn(files, "")).toEqual([]);
  });

  test("writes many, in folders too, and leaves out what is not made", async () => {
    const files = await open();
    const names = Array.from({ length: many }, (_, index) => `sizes/${index % 3}/${index}.avif`);
    const bytesOf = (name: string) => Buffer.from(name);

    await files.writeAll([
      async () => null,
      ...names.map((name) => async () => ({ name, bytes: bytesOf(name), contentType: jpeg })),
    ]);

    expect(await namesIn(files, "")).toEqual(names.toSorted());
    for (const name of names) expect(await files.read(name)).toEqual(bytesOf(name));
  });

  test("of many where one fails each is whole or not there", async () => {
    const files = await open();
    const small = { name: "small.jpg", bytes: Buffer.from("small"), contentType: jpeg };
    const unmade = async () => {
      throw new Error("Cannot be made.");
    };

    await expect(files.writeAll([async () => small, unmade])).rejects.toThrow("Cannot be made.");
    await expect(files.writeAll([async () => ({ ...small, name: "../small.jpg" })])).rejects.toThrow(
      "is no name",
    );

    expect([null, "small"]).toContain((await files.read("small.jpg"))?.toString() ?? null);
  });

  test("takes many files at once into the same folder", async () => {
    const files = await open();
    const names = Array.from({ length: 20 }, (_, index) => `sizes/main.jpg/${index}.avif`);

    await Promise.all(names.map((name) => files.write(name, Buffer.from(name), jpeg)));

    expect(await namesIn(files, "")).toEqual(names.toSorted());
  });
});
