import { expect, test } from "vitest";
import { choices, firstPainting, type Painting } from "#domain/paint/painting.ts";
import { chassisShapes } from "./chassis.ts";
import { placeName } from "./crown.ts";
import { layers, scenery, withColours } from "./drawing.ts";

const everyShape: Painting[] = choices.chassis.flatMap((chassis) =>
  choices.body.flatMap((body) => choices.band.map((band) => ({ ...firstPainting, chassis, body, band }))),
);

const drawn = (painting: Painting) => scenery + layers.map(({ draw }) => draw(painting)).join("");

test("every chassis, body and band is a drawing of its own, without a number that is none [PNT-1]", () => {
  const drawings = everyShape.map(drawn);
  expect(new Set(drawings).size).toBe(everyShape.length);
  expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([]);
});

test("a layer is drawn anew exactly when it looks different", () => {
  for (const { name, key, draw } of layers) {
    const keys = new Map(everyShape.map((painting) => [key(painting), draw(painting)]));
    for (const painting of everyShape) expect(draw(painting), name).toBe(keys.get(key(painting)));
    expect(new Set(keys.values()).size, name).toBe(keys.size);
  }
});

test("what the drawing refers to is in its scenery, and every colour is known without a style sheet [PNT-4]", () => {
  for (const painting of everyShape) {
    const drawing = drawn(painting);
    const references = [...drawing.matchAll(/(?:href="|url\()#([a-z-]+)/g)].map(([, id]) => `id="${id}"`);
    expect(references.filter((id) => !scenery.includes(id))).toEqual([]);
    expect(withColours(drawing, painting)).not.toContain("var(");
  }
});

test("a layer has the colours that it says, and no others [PNT-1]", () => {
  for (const { name, colours, draw } of layers) {
    const drawings = everyShape.map(draw).join("");
    const used = [...drawings.matchAll(/var\(--([a-z]+)/g)].map(([, part]) => part);
    expect([...new Set(used)].toSorted(), name).toEqual([...colours]);
  }
});

test.each([0.3, 2, 5, 9, 20])("a name of %s times its height stays on the board [PNT-3]", (width) => {
  for (const chassis of choices.chassis) {
    const { left, width: board } = chassisShapes[chassis].crown;
    const { x, size, length = size * width } = placeName(chassis, "Name", width);
    expect(x - length / 2).toBeGreaterThan(left + 20);
    expect(x + length / 2).toBeLessThan(left + board - 20);
  }
});
