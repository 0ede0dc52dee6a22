import { expect, test } from "vitest";
import { type DeleteAnswer, deleteInPortions } from "./bulk-delete.ts";

const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);

function run(answers: DeleteAnswer[], stopAfter = Number.POSITIVE_INFINITY) {
  const portions: number[] = [];
  const progress: number[] = [];
  const outcome = deleteInPortions({
    ids,
    call: async (portion) => {
      portions.push(portion.length);
      return answers[portions.length - 1] ?? { ok: true, removed: portion.length };
    },
    onProgress: (done) => progress.push(done),
    isStopped: () => portions.length >= stopAfter,
  });
  return { outcome, portions, progress };
}

test("deletes everything in portions and tells how far it is [IMG-6]", async () => {
  const { outcome, portions, progress } = run([]);
  expect(await outcome).toEqual({ removed: 250, remaining: [], failure: null });
  expect(portions).toEqual([100, 100, 50]);
  expect(progress).toEqual([0, 100, 200]);
});

test("counts only what really went", async () => {
  expect((await run([{ ok: true, removed: 98 }]).outcome).removed).toBe(248);
});

test("ends at the first failure and answers what is left", async () => {
  const { outcome, portions } = run([
    { ok: true, removed: 100 },
    { ok: false, message: "The connection was lost." },
  ]);
  expect(await outcome).toEqual({
    removed: 100,
    remaining: ids.slice(100),
    failure: "The connection was lost.",
  });
  expect(portions).toHaveLength(2);
});

test("stops between two portions when it is asked to", async () => {
  expect(await run([], 1).outcome).toEqual({ removed: 100, remaining: ids.slice(100), failure: null });
});
