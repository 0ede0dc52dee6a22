import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormTokens } from "./form-token.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openTokens() {
  let wrong = 0;
  const clock = { now: () => new Date(Date.now() + wrong) };
  const setClock = (milliseconds: number) => {
    wrong += milliseconds;
  };
  return { ...createFormTokens({ secret: "a secret", clock }), setClock };
}

test("a clock that was set back does not make who typed for two minutes too fast [ENQ-1]", () => {
  const { issue, ageOf, setClock } = openTokens();
  const token = issue();
  vi.advanceTimersByTime(2 * minute + 1_000);
  setClock(-2 * minute);
  expect(ageOf(token)).toBe("early");
});

test("whoever is too fast is so again a day after the clock was set back, and after it was set forward", () => {
  const { issue, ageOf, setClock } = openTokens();
  setClock(-2 * minute);
  expect(ageOf(issue())).toBe("early");
  vi.advanceTimersByTime(day);
  expect(ageOf(issue())).toBe("too-fast");
  setClock(2 * minute);
  expect(ageOf(issue())).toBe("too-fast");
});

test("forms that are begun at the same moment have tokens of their own, which are limited one by one [ENQ-1]", () => {
  const { issue, ageOf } = openTokens();
  const tokens = Array.from({ length: 100 }, issue);
  expect(new Set(tokens).size).toBe(100);
  vi.advanceTimersByTime(minute);
  expect(new Set(tokens.map(ageOf))).toEqual(new Set(["plausible"]));
});
