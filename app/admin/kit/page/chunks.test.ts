import { expect, test } from "vitest";
import { type ChunkAnswer, changeInChunks } from "./chunks.ts";

const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);

function run(answers: ChunkAnswer[], stopAfter = Number.POSITIVE_INFINITY) {
  const chunks: number[] = [];
  const progress: number[] = [];
  const outcome = changeInChunks({
    ids,
    call: async (chunk) => {
      chunks.push(chunk.length);
      return answers[chunks.length - 1] ?? { ok: true, changed: chunk.length };
    },
    onProgress: (done) => progress.push(done),
    isStopped: () => chunks.length >= stopAfter,
  });
  return { outcome, chunks, progress };
}

test("changes everything in chunks and tells how far it is [IMG-6]", async () => {
  const { outcome, chunks, progress } = run([]);
  expect(await outcome).toEqual({ changed: 250, remaining: [], failure: null });
  expect(chunks).toEqual([100, 100, 50]);
  expect(progress).toEqual([0, 100, 200]);
});

test("counts only what was really changed", async () => {
  expect((await run([{ ok: true, changed: 98 }]).outcome).changed).toBe(248);
});

test("ends at the first failure and answers what is left", async () => {
  const { outcome, chunks } = run([
    { ok: true, changed: 100 },
    { ok: false, message: "The connection was lost." },
  ]);
  expect(await outcome).toEqual({
    changed: 100,
    remaining: ids.slice(100),
    failure: "The connection was lost.",
  });
  expect(chunks).toHaveLength(2);
});

test("stops between two chunks when it is asked to", async () => {
  expect(await run([], 1).outcome).toEqual({ changed: 100, remaining: ids.slice(100), failure: null });
});
