import { expect, test } from "vitest";
import { tataAce } from "#tests/support/gallery-image.ts";
import { movedRows } from "./moved-rows.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ image: { ...tataAce, id }, pictures: [] }));

function order(first: number, ...moves: [id: string, place: number][]): string {
  const asked = moves.map(([id, place]) => ({ id, place }));
  return movedRows(rows, first, asked)
    .map(({ image }) => image.id)
    .join("");
}

test("rows stand where they were moved to before the server answers, one move after the other [IMG-16]", () => {
  expect(order(1)).toBe("abcd");
  expect(order(1, ["c", 1])).toBe("cabd");
  expect(order(1, ["c", 1], ["a", 3])).toBe("cbad");
  expect(order(1, ["gone", 1])).toBe("abcd");
});

test("on a later page places count from its first row, and what leaves it waits at its edge [IMG-16]", () => {
  expect(order(26, ["b", 28])).toBe("acbd");
  expect(order(26, ["b", 25])).toBe("bacd");
  expect(order(26, ["b", 30])).toBe("acdb");
});
