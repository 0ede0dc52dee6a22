import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { sweepTemporaryFiles, withTemporaryFile } from "./temporary-upload.ts";

function bodyOf(...chunks: (string | Error)[]): ReadableStream<Uint8Array> {
  const waiting = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = waiting.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
}

/** A folder of its own for temporary files, so that tests beside this one leave nothing in it. */
async function ownTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), "rathkar-temporary-test-"));
  vi.stubEnv("TMPDIR", folder);
  return {
    left: () => readdir(folder),
    async [Symbol.asyncDispose]() {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test("the whole body is in the file while it is used, and gone afterwards", async () => {
  let folder = "";
  const outcome = await withTemporaryFile(bodyOf("tata ", "ace"), 100, async (path) => {
    folder = dirname(path);
    return readFile(path, "utf8");
  });

  expect(outcome).toEqual({ ok: true, value: "tata ace" });
  await expect(stat(folder)).rejects.toThrow("ENOENT");
});

test("a body of exactly the limit is taken, one byte more is not", async () => {
  const size = async (path: string) => (await stat(path)).size;

  expect(await withTemporaryFile(bodyOf("12345", "67890"), 10, size)).toEqual({ ok: true, value: 10 });
  expect(await withTemporaryFile(bodyOf("12345", "678901"), 10, size)).toEqual({
    ok: false,
    refusal: "too large",
  });
});

test("a sender that goes away leaves nothing behind", async () => {
  await using temporary = await ownTemporaryFolder();
  let wasUsed = false;
  const outcome = await withTemporaryFile(bodyOf("half of", new Error("aborted")), 100, async () => {
    wasUsed = true;
  });

  expect(outcome).toEqual({ ok: false, refusal: "broken off" });
  expect(wasUsed).toBe(false);
  expect(await temporary.left()).toEqual([]);
});

test("a fault in the use leaves nothing behind either", async () => {
  let folder = "";
  const broken = withTemporaryFile(bodyOf("a"), 100, async (path) => {
    folder = dirname(path);
    throw new Error("The disk is full.");
  });

  await expect(broken).rejects.toThrow("The disk is full.");
  await expect(stat(folder)).rejects.toThrow("ENOENT");
});

test("what a killed process left is swept after a day, and nothing else", async () => {
  await using temporary = await ownTemporaryFolder();
  const folder = process.env.TMPDIR ?? "";
  await mkdir(join(folder, "rathkar-upload-killed"));
  await mkdir(join(folder, "of-somebody-else"));
  const day = 24 * 60 * 60 * 1000;

  expect(await sweepTemporaryFiles(new Date())).toBe(0);
  const left = await withTemporaryFile(bodyOf("under way"), 100, async () => {
    expect(await sweepTemporaryFiles(new Date(Date.now() + day - 60_000))).toBe(0);
    return (await temporary.left()).length;
  });
  expect(left).toEqual({ ok: true, value: 3 });
  expect(await sweepTemporaryFiles(new Date(Date.now() + day + 60_000))).toBe(1);
  expect(await temporary.left()).toEqual(["of-somebody-else"]);
});
