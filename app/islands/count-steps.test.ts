import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDuration, countSteps, figureAt, startCounting } from "./count-steps.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a figure starts at nothing and ends at its target, never beyond [HOME-8]", () => {
  expect(figureAt(50_000, 0)).toBe(0);
  expect(figureAt(50_000, 30)).toBe(25_000);
  expect(figureAt(25, 1)).toBe(0);
  expect(figureAt(750, countSteps)).toBe(750);
  expect(figureAt(750, countSteps + 5)).toBe(750);
});

test("sixty steps take two seconds, then the counting is over [HOME-8]", () => {
  const steps: number[] = [];
  startCounting((step) => steps.push(step));
  expect(steps).toEqual([0]);
  vi.advanceTimersByTime(countDuration / 2);
  expect(steps.at(-1)).toBeLessThanOrEqual(countSteps / 2);
  vi.advanceTimersByTime(countDuration);
  expect(steps.at(-1)).toBe(countSteps);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(vi.getTimerCount()).toBe(0);
});

test("counting that is ended stays where it is", () => {
  const steps: number[] = [];
  const stop = startCounting((step) => steps.push(step));
  vi.advanceTimersByTime(500);
  const reached = steps.length;
  stop();
  vi.advanceTimersByTime(5000);
  expect(steps).toHaveLength(reached);
});
