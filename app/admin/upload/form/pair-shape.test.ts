import { expect, test } from "vitest";
import { largestCrop, movedCrop, proportionOf, scaledCrop } from "#app/ui/crop.ts";
import { withHalves, withSwapped } from "../draft/arrange.ts";
import { emptyDraft } from "../draft/draft.ts";
import { haveOtherShapes, shapeBetween, shapes, withCrops } from "./pair-shape.tsx";

const wide = { size: { width: 4000, height: 3000 } };
const tall = { size: { width: 3000, height: 4000 } };
const cinema = { size: { width: 1920, height: 1080 } };

test("sides of another shape are noticed, by what is seen of them [UPL-31]", () => {
  expect(haveOtherShapes(wide, tall)).toBe(true);
  expect(haveOtherShapes(wide, cinema)).toBe(true);
  expect(haveOtherShapes(wide, { size: { width: 1600, height: 1203 } })).toBe(false);
  const [before, after] = [wide, tall].map((side) => ({ ...side, crop: largestCrop(side.size, 1) }));
  expect(before && after && haveOtherShapes(before, after)).toBe(false);
  expect(before && haveOtherShapes(before, tall)).toBe(true);
});

test("the shape is offered of which both sides lose least [UPL-31]", () => {
  expect(shapeBetween(wide, tall)).toBe("square");
  expect(shapeBetween(wide, cinema)).toBe("wide");
  expect(shapeBetween(tall, { size: { width: 1000, height: 2000 } })).toBe("tall");
});

test("a crop has its shape on every picture and never leaves it [UPL-31]", () => {
  for (const { size } of [wide, tall, cinema]) {
    for (const shape of Object.values(shapes)) {
      const largest = largestCrop(size, shape);
      for (const crop of [
        largest,
        scaledCrop(largest, largest, 0.4),
        movedCrop(scaledCrop(largest, largest, 0.7), 9, -9),
      ]) {
        expect(proportionOf(size, crop)).toBeCloseTo(shape);
        for (const [start, length] of [
          [crop.x, crop.width],
          [crop.y, crop.height],
        ] as const) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
        }
      }
    }
  }
});

test("a crop stays with its picture when the sides are swapped, and goes when both stay whole [UPL-31]", () => {
  const before = withHalves(emptyDraft, "before", [{ id: "b", name: "b.jpg" }]);
  const pair = withHalves(before, "after", [{ id: "a", name: "a.jpg" }]);
  const crops = { before: largestCrop(wide.size, 1), after: largestCrop(tall.size, 1) };
  const cropped = withCrops(pair, "b", crops);
  expect(withSwapped(cropped, "b").entries[0]?.files).toMatchObject([
    { id: "a", role: "before", crop: crops.after },
    { id: "b", role: "after", crop: crops.before },
  ]);
  expect(withCrops(cropped, "b", null)).toEqual(pair);
});
