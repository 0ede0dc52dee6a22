import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTurning } from "./slide-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function runningShow() {
  const show = { turns: 0, held: false, ready: true };
  const stop = startTurning({
    isHeld: () => show.held,
    isReady: () => show.ready,
    turn: () => {
      show.turns += 1;
    },
  });
  return { show, stop };
}

test("slides turn every three seconds until they are stopped [HOME-3]", () => {
  const { show, stop } = runningShow();
  vi.advanceTimersByTime(2999);
  expect(show.turns).toBe(0);
  vi.advanceTimersByTime(1);
  expect(show.turns).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(show.turns).toBe(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(show.turns).toBe(3);
});

test("held slides stand, and stand three seconds more when let go [HOME-5]", () => {
  const { show } = runningShow();
  vi.advanceTimersByTime(2750);
  show.held = true;
  vi.advanceTimersByTime(60_000);
  show.held = false;
  vi.advanceTimersByTime(2750);
  expect(show.turns).toBe(0);
  vi.advanceTimersByTime(250);
  expect(show.turns).toBe(1);
});

test("a slide that is still on its way is waited for", () => {
  const { show } = runningShow();
  show.ready = false;
  vi.advanceTimersByTime(10_000);
  expect(show.turns).toBe(0);
  show.ready = true;
  vi.advanceTimersByTime(250);
  expect(show.turns).toBe(1);
});
