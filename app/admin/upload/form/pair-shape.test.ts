import { expect, test } from "vitest";
import { largestFrame, moved, proportionOf, resized } from "#app/ui/frame.ts";
import { withHalves, withSwapped } from "../draft/arrange.ts";
import { emptyDraft } from "../draft/draft.ts";
import { haveOtherShapes, shapeBetween, shapes, withFrames } from "./pair-shape.tsx";

const wide = { size: { width: 4000, height: 3000 } };
const tall = { size: { width: 3000, height: 4000 } };
const cinema = { size: { width: 1920, height: 1080 } };

test("sides of another shape are noticed, by what is seen of them [UPL-31]", () => {
  expect(haveOtherShapes(wide, tall)).toBe(true);
  expect(haveOtherShapes(wide, cinema)).toBe(true);
  expect(haveOtherShapes(wide, { size: { width: 1600, height: 1203 } })).toBe(false);
  const [before, after] = [wide, tall].map((side) => ({ ...side, frame: largestFrame(side.size, 1) }));
  expect(before && after && haveOtherShapes(before, after)).toBe(false);
  expect(before && haveOtherShapes(before, tall)).toBe(true);
});

test("the shape is offered of which both sides lose least [UPL-31]", () => {
  expect(shapeBetween(wide, tall)).toBe("square");
  expect(shapeBetween(wide, cinema)).toBe("wide");
  expect(shapeBetween(tall, { size: { width: 1000, height: 2000 } })).toBe("tall");
});

test("a frame has its shape on every picture and never leaves it [UPL-31]", () => {
  for (const { size } of [wide, tall, cinema]) {
    for (const shape of Object.values(shapes)) {
      const largest = largestFrame(size, shape);
      for (const frame of [
        largest,
        resized(largest, largest, 0.4),
        moved(resized(largest, largest, 0.7), 9, -9),
      ]) {
        expect(proportionOf(size, frame)).toBeCloseTo(shape);
        for (const [start, length] of [
          [frame.x, frame.width],
          [frame.y, frame.height],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        }
      }
    }
  }
});

test("a frame stays with its picture when the sides are swapped, and goes when both stay whole [UPL-31]", () => {
  const before = withHalves(emptyDraft, "before", [{ id: "b", name: "b.jpg" }]);
  const pair = withHalves(before, "after", [{ id: "a", name: "a.jpg" }]);
  const frames = { before: largestFrame(wide.size, 1), after: largestFrame(tall.size, 1) };
  const framed = withFrames(pair, "b", frames);
  expect(withSwapped(framed, "b").entries[0]?.files).toMatchObject([
    { id: "a", role: "before", frame: frames.after },
    { id: "b", role: "after", frame: frames.before },
  ]);
  expect(withFrames(framed, "b", null)).toEqual(pair);
});
