import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStoreAt } from "#platform/storage/open.ts";
import { type CheckedFile, copyChecked } from "./copy-checked.ts";

const many = 450;

function makeFolders(count = many) {
  const folder = mkdtempSync(path.join(tmpdir(), "rathkar-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [path.join(folder, "from"), path.join(folder, "to")];
  const files = Array.from({ length: count }, (_, index) => {
    const name = `sizes/${index % 3}/${index}.avif`;
    return { from: `files/${name}`, to: name, sha256: sha256Of(name) };
  });
  for (const folder of ["0", "1", "2"])
    mkdirSync(path.join(from, "files", "sizes", folder), { recursive: true });
  for (const file of files) writeFileSync(path.join(from, file.from), file.to);
  return { from, to, files, source: openStoreAt(from), target: openStoreAt(to) };
}

function fileAt(files: readonly CheckedFile[], index: number): CheckedFile {
  const file = files[index];
  if (file === undefined) throw new Error(`There are ${files.length} files.`);
  return file;
}

const sha256Of = (text: string) => hash("sha256", text, "hex");
const partial = (folder: string) => readdirSync(path.join(folder, ".partial"));
const rust = Buffer.from("rust");

async function namesIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(openStoreAt(folder).list(""));
  return files.map(({ name }) => name).sort();
}

test("all files of a folder are copied, and nothing half-written stays [OPS-3]", async () => {
  const { from, to, files, target } = makeFolders();
  expect(await copyChecked(from, to, files)).toEqual([]);

  expect(await namesIn(to)).toEqual(files.map((file) => file.to).sort());
  for (const file of files) expect(String(await target.read(file.to))).toBe(file.to);
  expect(partial(to)).toEqual([]);
});

test("a name that leads out of the folder is missing, and the others are copied [OPS-3]", async () => {
  const { from, to, files } = makeFolders(12);
  const hostile = { from: "files/slip.txt", to: "../../slip.txt", sha256: sha256Of("slip") };
  expect(await copyChecked(from, to, [hostile, ...files])).toEqual([{ file: hostile, problem: "missing" }]);
  expect(await namesIn(to)).toEqual(files.map((file) => file.to).sort());
});

test("what is there as it is to be stays, and what is not is copied again [OPS-3]", async () => {
  const { from, to, files, source, target } = makeFolders();
  const [kept, changed] = [fileAt(files, 0), fileAt(files, 1)];
  await target.write(kept.to, Buffer.from(kept.to), "image/avif");
  await source.remove(kept.from);
  await target.write(changed.to, rust, "image/avif");

  expect(await copyChecked(from, to, files)).toEqual([]);
  for (const file of files) expect(String(await target.read(file.to))).toBe(file.to);
});

test("a file that is damaged or missing is named and does not get its name, and all others are copied [OPS-3]", async () => {
  const { from, to, files, source, target } = makeFolders();
  const file = fileAt(files, 300);
  await source.write(file.from, rust, "image/avif");
  expect(await copyChecked(from, to, files)).toEqual([{ file, problem: "damaged" }]);
  await source.remove(file.from);
  expect(await copyChecked(from, to, files)).toEqual([{ file, problem: "missing" }]);

  expect(await target.exists(file.to)).toBe(false);
  expect(await namesIn(to)).toHaveLength(files.length - 1);
  expect(partial(to)).toEqual([]);
});

test("what cannot be written fails with the disk's own words, and leaves nothing half-written", async () => {
  const { from, to, files, target } = makeFolders(3);
  await target.write("main.jpg", rust, "image/jpeg");
  writeFileSync(path.join(to, "sizes"), "a file, where a folder is to be");

  await expect(copyChecked(from, to, files)).rejects.toThrow("mkdir");
  expect(partial(to)).toEqual([]);
});

test.each(["../main.jpg", ".partial/main.jpg", "/etc/passwd"])(
  "nothing is copied to or from %s",
  async (name) => {
    const { from, to, files } = makeFolders(1);
    const file = fileAt(files, 0);
    for (const outside of [
      { ...file, to: name },
      { ...file, from: name },
    ])
      expect(await copyChecked(from, to, [outside])).toEqual([{ file: outside, problem: "missing" }]);
    expect(await namesIn(to)).toEqual([]);
  },
);
