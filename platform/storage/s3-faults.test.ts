import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { startS3, startS3Process } from "#tests/support/s3.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { createS3Store } from "./s3.ts";

async function openOnLine() {
  const { url, stop } = await startS3();
  const storageUrl = new URL(url);
  const line = await startTcpProxy(storageUrl.searchParams.get("endpoint") ?? "");
  storageUrl.searchParams.set("endpoint", line.url);
  onTestFinished(async () => {
    await line[Symbol.asyncDispose]();
    await stop();
  });
  return { line, files: createS3Store(storageUrl.href, 3_000) };
}

async function namesIn(files: ReturnType<typeof createS3Store>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list("")) names.push(name);
  return names;
}

test("a bucket that goes silent is an error in time, and serves again afterwards [OPS-4]", async () => {
  const { line, files } = await openOnLine();
  const bytes = randomBytes(2_000_000);
  await files.write("main.jpg", bytes, "image/jpeg");
  line.silence();

  const asked = [
    files.read("main.jpg"),
    files.write("after.jpg", bytes, "image/jpeg"),
    files.exists("main.jpg"),
    files.remove("main.jpg"),
    files.move("main.jpg", "removed/main.jpg"),
    namesIn(files),
  ];
  const ends = await Promise.allSettled(asked);
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(["rejected"]));

  line.heal();
  expect(await files.read("main.jpg")).toEqual(bytes);
  expect(await namesIn(files)).toEqual(["main.jpg"]);
});

test("a bucket that goes silent in the middle of a picture is an error in time [OPS-4]", async () => {
  const { line, files } = await openOnLine();
  const bytes = randomBytes(2_000_000);
  await files.write("main.jpg", bytes, "image/jpeg");
  line.silenceAfter(500_000);

  await expect(files.read("main.jpg")).rejects.toThrow();

  line.heal();
  expect(await files.read("main.jpg")).toEqual(bytes);
});

test("a bucket that nobody serves is an error, and one that comes back is used [OPS-4]", async () => {
  const { line, files } = await openOnLine();
  await files.write("main.jpg", Buffer.from("picture"), "image/jpeg");
  await line.close();
  await expect(files.read("main.jpg")).rejects.toThrow();

  await line.listen();
  expect(String(await files.read("main.jpg"))).toBe("picture");
});

test("a clock that jumps, and comes back, costs nothing of what is under way [OPS-4]", async () => {
  await using s3 = await startS3Process();
  const files = createS3Store(s3.url);
  await files.write("main.jpg", Buffer.from("picture"), "image/jpeg");
  const askAll = () => Promise.all(Array.from({ length: 4 }, () => files.exists("main.jpg")));
  onTestFinished(() => {
    vi.useRealTimers();
  });

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 26 * 60 * 60 * 1000 });
  expect(await askAll()).toEqual([true, true, true, true]);
  vi.useRealTimers();
  expect(await askAll()).toEqual([true, true, true, true]);
});
