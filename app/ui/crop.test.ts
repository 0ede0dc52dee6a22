import { expect, test } from "vitest";
import { unedited, wholePicture } from "#platform/images/picture-edit.ts";
import { corners, cropOfRatio, movedCrop, resizedCrop, shapeOf, turned } from "./crop.ts";

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test("the frame is moved as far as the picture goes", () => {
  expect(movedCrop(middle, 0.1, -0.1)).toEqual({ ...middle, x: 0.35, y: 0.15 });
  expect(movedCrop(middle, 9, -9)).toEqual({ ...middle, x: 0.5, y: 0 });
});

test.each(corners)("pulled at %s the frame keeps its opposite corner, in any shape or one", (corner) => {
  for (const ratio of [null, 1.5, 0.4]) {
    const begin = ratio === null ? middle : cropOfRatio(middle, ratio);
    const start = ratio === null ? begin : resizedCrop(begin, corner, { across: 0.2, down: 0.2, ratio });
    const isLeft = corner.endsWith("Left");
    const isTop = corner.startsWith("top");
    for (const [across, down] of [
      [0.1, 0.05],
      [-0.1, 0.02],
      [-5, -5],
      [5, 5],
    ] as const) {
      const { x, y, width, height } = resizedCrop(start, corner, { across, down, ratio });
      expect(isLeft ? x + width : x).toBeCloseTo(isLeft ? start.x + start.width : start.x);
      expect(isTop ? y + height : y).toBeCloseTo(isTop ? start.y + start.height : start.y);
      expect(Math.min(x, y, 1 - x - width, 1 - y - height)).toBeGreaterThan(-1e-9);
      expect(Math.min(width, height)).toBeGreaterThan(0.19);
      if (ratio !== null) expect(width / height).toBeCloseTo(ratio);
    }
  }
});

test("a chosen shape takes the largest frame around what was in it", () => {
  expect(cropOfRatio(wholePicture, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(cropOfRatio({ x: 0, y: 0, width: 0.2, height: 0.2 }, 0.5)).toEqual({
    x: 0,
    y: 0,
    width: 0.5,
    height: 1,
  });
});

test("a quarter turn keeps what is in the frame, and four are none", () => {
  const edit = { ...unedited, angle: 3, crop: { x: 0.5, y: 0, width: 0.5, height: 0.25 } };
  expect(turned(edit, true)).toEqual({
    turns: 1,
    angle: 3,
    crop: { x: 0.75, y: 0.5, width: 0.25, height: 0.5 },
  });
  expect(turned(turned(edit, true), false)).toEqual(edit);
  expect([1, 2, 3, 4].reduce((now) => turned(now, true), edit)).toEqual(edit);
});

test("the shape of what is left is told in pixels", () => {
  expect(shapeOf({ width: 3000, height: 2000 }, unedited)).toBeCloseTo(1.5);
  expect(shapeOf({ width: 3000, height: 2000 }, { ...unedited, turns: 1 })).toBeCloseTo(2 / 3);
});
