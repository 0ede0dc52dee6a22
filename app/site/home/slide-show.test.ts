import { expect, test } from "vitest";
import { afterEvent, firstSlide, isNextReady, isTurning, type SlideShowEvent } from "./slide-show.ts";

const count = 5;
const after = (...events: SlideShowEvent[]) =>
  events.reduce((show, event) => afterEvent(show, event, count), firstSlide);

test("a still show has nothing but its first slide", () => {
  expect(firstSlide.inPage).toEqual([0]);
  expect(isTurning(firstSlide)).toBe(false);
});

test("a turning show fetches one slide ahead, and turns to it only when it is there", () => {
  const started = after({ kind: "started" });
  expect(started.inPage).toEqual([0, 1]);
  expect(isNextReady(started, count)).toBe(false);
  expect(isNextReady(afterEvent(started, { kind: "arrived", slide: 1 }, count), count)).toBe(true);
  expect(afterEvent(started, { kind: "turned" }, count)).toMatchObject({ shown: 1, inPage: [0, 1, 2] });
});

test("after the last slide comes the first", () => {
  const turns = Array.from({ length: count }, (): SlideShowEvent => ({ kind: "turned" }));
  expect(after({ kind: "started" }, ...turns)).toMatchObject({ shown: 0, inPage: [0, 1, 2, 3, 4] });
});

test("a chosen slide stays: the show is paused", () => {
  const chosen = after({ kind: "started" }, { kind: "chosen", slide: 3 });
  expect(chosen).toMatchObject({ shown: 3, inPage: [0, 1, 3] });
  expect(isTurning(chosen)).toBe(false);
});

test("a paused show goes on when asked, from where it stands", () => {
  const asked = after({ kind: "started" }, { kind: "turned" }, { kind: "paused" }, { kind: "asked" });
  expect(asked.shown).toBe(1);
  expect(isTurning(asked)).toBe(true);
});
