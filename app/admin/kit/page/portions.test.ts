import { expect, test } from "vitest";
import { changeInPortions, type PortionAnswer } from "./portions.ts";

const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);

function run(answers: PortionAnswer[], stopAfter = Number.POSITIVE_INFINITY) {
  const portions: number[] = [];
  const progress: number[] = [];
  const outcome = changeInPortions({
    ids,
    call: async (portion) => {
      portions.push(portion.length);
      return answers[portions.length - 1] ?? { ok: true, changed: portion.length };
    },
    onProgress: (done) => progress.push(done),
    isStopped: () => portions.length >= stopAfter,
  });
  return { outcome, portions, progress };
}

test("changes everything in portions and tells how far it is [IMG-6]", async () => {
  const { outcome, portions, progress } = run([]);
  expect(await outcome).toEqual({ changed: 250, remaining: [], failure: null });
  expect(portions).toEqual([100, 100, 50]);
  expect(progress).toEqual([0, 100, 200]);
});

test("counts only what was really changed", async () => {
  expect((await run([{ ok: true, changed: 98 }]).outcome).changed).toBe(248);
});

test("ends at the first failure and answers what is left", async () => {
  const { outcome, portions } = run([
    { ok: true, changed: 100 },
    { ok: false, message: "The connection was lost." },
  ]);
  expect(await outcome).toEqual({
    changed: 100,
    remaining: ids.slice(100),
    failure: "The connection was lost.",
  });
  expect(portions).toHaveLength(2);
});

test("stops between two portions when it is asked to", async () => {
  expect(await run([], 1).outcome).toEqual({ changed: 100, remaining: ids.slice(100), failure: null });
});
