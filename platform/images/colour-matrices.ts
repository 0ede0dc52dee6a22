import type { Chromaticities } from "./told-colour.ts";

export type Triple = readonly [number, number, number];
export type Matrix = readonly [Triple, Triple, Triple];

/** CIE XYZ of the white that ICC profiles relate to. */
const d50: Triple = [0.9642, 1, 0.8249];

const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

export function applied([first, second, third]: Matrix, to: Triple): Triple {
  return [dot(first, to), dot(second, to), dot(third, to)];
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** What `second` does to what `first` has done. */
export function chained(second: Matrix, first: Matrix): Matrix {
  const [red, green, blue] = transposed(first);
  return transposed([applied(second, red), applied(second, green), applied(second, blue)]);
}

function transposed([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  return [
    [a, d, g],
    [b, e, h],
    [c, f, i],
  ];
}

export function inverse([first, second, third]: Matrix): Matrix {
  const columns: Matrix = [cross(second, third), cross(third, first), cross(first, second)];
  const determinant = dot(first, columns[0]);
  const scaled = ([x, y, z]: Triple): Triple => [x / determinant, y / determinant, z / determinant];
  return transposed([scaled(columns[0]), scaled(columns[1]), scaled(columns[2])]);
}

function cross([a, b, c]: Triple, [d, e, f]: Triple): Triple {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function scaling([x, y, z]: Triple): Matrix {
  return [
    [x, 0, 0],
    [0, y, 0],
    [0, 0, z],
  ];
}

/** From light of these colours to CIE XYZ beside D50. */
export function toXyz([whiteX = 0, whiteY = 0, ...ends]: Chromaticities): Matrix {
  const [rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = ends;
  const unscaled = transposed([xyzOf(rx, ry), xyzOf(gx, gy), xyzOf(bx, by)]);
  const white = xyzOf(whiteX, whiteY);
  const own = chained(unscaled, scaling(applied(inverse(unscaled), white)));
  const [from, to] = [applied(bradford, white), applied(bradford, d50)];
  const adapting = scaling([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return chained(chained(inverse(bradford), chained(adapting, bradford)), own);
}

function xyzOf(x: number, y: number): Triple {
  return [x / y, 1, (1 - x - y) / y];
}
