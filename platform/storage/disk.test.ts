import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openFileStore } from "#platform/storage/open.ts";

function freshFolder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), "rathkar-disk-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test("a write that fails leaves nothing behind", async () => {
  const dataDir = freshFolder();
  const files = openFileStore({ url: null, dataDir });
  await files.write("main.jpg", Buffer.from("a file, no folder"), "image/jpeg");

  await expect(files.write("main.jpg/320.avif", Buffer.from("small"), "image/avif")).rejects.toThrow();

  const left = readdirSync(path.join(dataDir, "gallery-images"), { recursive: true });
  expect(left.toSorted()).toEqual([".partial", "main.jpg"]);
  const fails = async () => {
    throw new Error("Cannot be made.");
  };
  const made = async () => ({ name: "after.jpg", bytes: Buffer.from("made"), contentType: "image/jpeg" });
  await expect(files.writeAll([made, fails])).rejects.toThrow("Cannot be made.");
  expect(readdirSync(path.join(dataDir, "gallery-images")).toSorted()).toEqual([".partial", "main.jpg"]);
  expect(readdirSync(path.join(dataDir, "gallery-images", ".partial"))).toEqual([]);
});

test("a folder that is only read is not made", async () => {
  const dataDir = path.join(freshFolder(), "nowhere");
  const files = openFileStore({ url: null, dataDir });

  expect(await files.exists("main.jpg")).toBe(false);
  expect(await files.read("main.jpg")).toBeNull();
  expect(await Array.fromAsync(files.list(""))).toEqual([]);
  await files.remove("main.jpg");

  expect(existsSync(dataDir)).toBe(false);
});

test("a file is whole or not there when its writer is killed", async () => {
  const dataDir = freshFolder();
  const size = 3_000_000;
  const storeFile = new URL("./open.ts", import.meta.url).href;
  const program = `const { openFileStore } = await import(${JSON.stringify(storeFile)});
    const files = openFileStore({ url: null, dataDir: ${JSON.stringify(dataDir)} });
    for (let index = 0; ; index++) {
      await files.write("main_" + index + ".jpg", Buffer.alloc(${size}, 7), "image/jpeg");
      console.log("written");
    }`;

  for (let round = 0; round < 5; round++) {
    const writer = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(writer.stdout, "data");
    await pause(round * 13);
    writer.kill("SIGKILL");
    await once(writer, "exit");

    const files = openFileStore({ url: null, dataDir });
    const sizes: (number | undefined)[] = [];
    for await (const { name } of files.list("")) sizes.push((await files.read(name))?.length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(new Set(sizes)).toEqual(new Set([size]));
  }
});

test("what a killed writer left half-written goes at a later start", () => {
  const dataDir = freshFolder();
  const partial = path.join(dataDir, "gallery-images", ".partial");
  mkdirSync(partial, { recursive: true });
  for (const name of ["abandoned", "under-way"]) writeFileSync(path.join(partial, name), "half");
  const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(partial, "abandoned"), longAgo, longAgo);

  openFileStore({ url: null, dataDir });

  expect(readdirSync(partial)).toEqual(["under-way"]);
});
