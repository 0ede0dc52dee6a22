import { bandNames, bodyNames, chassisNames, type Painting, type PaintName } from "#domain/paint/painting.ts";

const schemes: readonly (readonly [PaintName, PaintName, PaintName])[] = [
  ["vermilion", "indigo", "peacock"],
  ["marigold", "maroon", "bottle"],
  ["peacock", "vermilion", "marigold"],
  ["indigo", "saffron", "ivory"],
  ["ivory", "vermilion", "peacock"],
  ["rani", "indigo", "marigold"],
  ["sky", "maroon", "ivory"],
  ["saffron", "bottle", "ivory"],
  ["parrot", "maroon", "marigold"],
  ["black", "marigold", "vermilion"],
  ["bottle", "marigold", "maroon"],
  ["maroon", "marigold", "indigo"],
  ["marigold", "indigo", "rani"],
  ["ivory", "peacock", "saffron"],
];

type Surprise = Omit<Painting, "name">;

export function surprise(shown: Painting): Surprise {
  const others = schemes.filter(([cab, frame]) => cab !== shown.cab && frame !== shown.frame);
  const [cab, frame, panels] = oneOf(others.length > 0 ? others : schemes);
  const body = oneOf(bodyNames.filter((name) => name !== shown.body));
  const band = oneOf(bandNames.filter((name) => name !== shown.band && name !== "plain"));
  return { chassis: oneOf(chassisNames), body, band, cab, frame, panels };
}

function oneOf<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
