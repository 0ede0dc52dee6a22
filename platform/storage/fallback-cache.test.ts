import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createDiskStore } from "./disk.ts";
import { withFallbackCache } from "./fallback-cache.ts";
import { createS3Store } from "./s3.ts";

const jpeg = "image/jpeg";
const size = (name: string) => `sizes/${name}/320.jpeg`;

async function openBucket(most?: number) {
  const { url, stop } = await startS3();
  const storageUrl = new URL(url);
  const line = await startTcpProxy(storageUrl.searchParams.get("endpoint") ?? "");
  storageUrl.searchParams.set("endpoint", line.url);
  const data = await temporaryFolder();
  onTestFinished(async () => {
    await line[Symbol.asyncDispose]();
    await stop();
    await data[Symbol.asyncDispose]();
  });
  const folder = path.join(data.path, "picture-cache");
  const bucket = createS3Store(storageUrl.href, 3_000);
  const open = () =>
    withFallbackCache(bucket, {
      ...{ folder, log: silentLog, covers: (name) => name.startsWith("sizes/") },
      ...(most !== undefined && { most }),
    });
  return { line, folder, bucket, open, files: open() };
}

async function keptIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(createDiskStore(folder).list(""));
  return files.map(({ name }) => name).toSorted();
}

test("what was shown lately is shown while the bucket is away, also after a restart [OPS-19]", async () => {
  const { line, folder, files, open } = await openBucket();
  for (const name of ["a", "b"]) await files.write(size(name), Buffer.from(name), jpeg);
  await files.write("a.jpg", Buffer.from("original"), jpeg);
  for (const name of [size("a"), "a.jpg"]) await files.read(name);
  await expect.poll(() => keptIn(folder)).toEqual([size("a")]);

  await line.close();
  expect(String(await files.read(size("a")))).toBe("a");
  expect(String(await open().read(size("a")))).toBe("a");
  await expect(files.read(size("b"))).rejects.toThrow();
  await expect(files.read("a.jpg")).rejects.toThrow();
  await expect(files.write(size("c"), Buffer.from("c"), jpeg)).rejects.toThrow();

  await line.listen();
  expect(String(await files.read(size("b")))).toBe("b");
  await expect.poll(() => keptIn(folder)).toEqual([size("a"), size("b")]);
});

test("what is gone is not shown any more, whichever server removed it [OPS-19]", async () => {
  const { line, folder, bucket, files } = await openBucket();
  for (const name of ["here", "elsewhere"]) {
    await files.write(size(name), Buffer.from(name), jpeg);
    await files.read(size(name));
  }
  await expect.poll(() => keptIn(folder)).toHaveLength(2);
  await files.remove(size("here"));
  await bucket.remove(size("elsewhere"));
  expect(await files.read(size("elsewhere"))).toBeNull();
  await expect.poll(() => keptIn(folder)).toEqual([]);
  await line.close();
  await expect(files.read(size("here"))).rejects.toThrow();
});

test("no more is kept than there is room for: what was read longest ago goes [OPS-19]", async () => {
  const { line, folder, files } = await openBucket(1000);
  for (const name of ["a", "b", "c"]) {
    await files.write(size(name), Buffer.alloc(400, name), jpeg);
    await files.read(size(name));
    await expect.poll(() => keptIn(folder)).toContain(size(name));
  }
  await files.write(size("large"), Buffer.alloc(2000), jpeg);
  expect(await files.read(size("large"))).toHaveLength(2000);
  await expect.poll(() => keptIn(folder)).toEqual([size("b"), size("c")]);
  await line.close();
  await expect(files.read(size("a"))).rejects.toThrow();
  expect(await files.read(size("c"))).toHaveLength(400);
});

test("a disk that takes nothing costs no picture [OPS-19]", async () => {
  const { folder, files } = await openBucket();
  await files.write(size("a"), Buffer.from("a"), jpeg);
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "no folder");
  for (const _time of [1, 2]) expect(String(await files.read(size("a")))).toBe("a");
});
