import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
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
  expect(left.toSorted()).toEqual([".arriving", "main.jpg"]);
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
  const arriving = path.join(dataDir, "gallery-images", ".arriving");
  mkdirSync(arriving, { recursive: true });
  for (const name of ["abandoned", "under-way"]) writeFileSync(path.join(arriving, name), "half");
  const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(path.join(arriving, "abandoned"), longAgo, longAgo);

  openFileStore({ url: null, dataDir });

  expect(readdirSync(arriving)).toEqual(["under-way"]);
});

test.skipIf(process.platform !== "linux")("a reader that goes away leaves no file open", async () => {
  const dataDir = freshFolder();
  const files = openFileStore({ url: null, dataDir });
  await files.write("main.jpg", Buffer.alloc(5_000_000), "image/jpeg");
  const openOnes = () =>
    readdirSync("/proc/self/fd")
      .map(targetOf)
      .filter((file) => file.startsWith(dataDir));

  const reader = await files.stream("main.jpg");
  for await (const _chunk of reader ?? []) break;

  await vi.waitFor(() => expect(openOnes()).toEqual([]));
});

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return "closed meanwhile";
  }
}
