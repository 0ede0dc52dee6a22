import { bt709, bt2020, type Chromaticities, type Colour, type Transfer } from "./told-colour.ts";

const headerLength = 128;
const entryLength = 12;

/** ICC.1:2022, with one channel for grey. */
export function colourProfile({ primaries, transfer }: Colour, isGrey: boolean): Buffer {
  if (transfer === "pq" || transfer === "hlg") {
    const shown = shownOnScreen(transfer, primaries);
    return isGrey
      ? profileOf("GRAY", { kTRC: curveOf((value) => shown([value, value, value])[0]) })
      : profileOf("RGB ", { A2B0: tableOf((values) => applied(toXyz(bt709), shown(values))) });
  }
  const curve = parametricCurve(transfer);
  if (isGrey) return profileOf("GRAY", { kTRC: curve });
  const [x, y, z] = toXyz(primaries);
  const colorants = { rXYZ: xyz(x[0], y[0], z[0]), gXYZ: xyz(x[1], y[1], z[1]), bXYZ: xyz(x[2], y[2], z[2]) };
  return profileOf("RGB ", { ...colorants, rTRC: curve, gTRC: curve, bTRC: curve });
}

function profileOf(space: "RGB " | "GRAY", tags: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tags);
  const directory = Buffer.alloc(4 + entries.length * entryLength);
  directory.writeUInt32BE(entries.length);
  let at = headerLength + directory.length;
  for (const [place, [name, content]] of entries.entries()) {
    const entry = 4 + place * entryLength;
    directory.write(name, entry, "latin1");
    directory.writeUInt32BE(at, entry + 4);
    directory.writeUInt32BE(content.length, entry + 8);
    at += content.length;
  }
  const header = Buffer.alloc(headerLength);
  header.writeUInt32BE(at);
  // In version 4 tables black would be a little light.
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${space}XYZ `, 12, "latin1");
  header.write("acsp", 36, "latin1");
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8);
  return Buffer.concat([header, directory, ...entries.map(([, content]) => content)]);
}

function tag(type: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${type}\0\0\0\0`, "latin1"), content]);
}

function xyz(...values: number[]): Buffer {
  return tag("XYZ ", fixedPoint(values));
}

function fixedPoint(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) {
    bytes.writeInt32BE(Math.round(Math.min(Math.max(value, -32_768), 32_767) * 65_536), place * 4);
  }
  return bytes;
}

const srgbCurve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

function parametricCurve(transfer: Exclude<Transfer, "pq" | "hlg">): Buffer {
  const [kind, values] = transfer === "srgb" ? [3, srgbCurve] : [0, [transfer.power]];
  return tag("para", Buffer.concat([Buffer.from([0, kind, 0, 0]), fixedPoint(values)]));
}

const curveSteps = 4096;

function curveOf(light: (value: number) => number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(curveSteps);
  const steps = Array.from({ length: curveSteps }, (_, step) => light(step / (curveSteps - 1)));
  return tag("curv", Buffer.concat([count, sixteenBits(steps)]));
}

function sixteenBits(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [place, value] of values.entries()) {
    bytes.writeUInt16BE(Math.round(Math.min(Math.max(value, 0), 1) * 65_535), place * 2);
  }
  return bytes;
}

const grid = 33;
const one = 32_768 / 65_535;

/** ICC.1, 10.10. Holds cube roots, between which straight lines fit. */
function tableOf(xyzOf: (values: Triple) => Triple): Buffer {
  const entries: number[] = [];
  for (let r = 0; r < grid; r++) {
    for (let g = 0; g < grid; g++) {
      for (let b = 0; b < grid; b++) {
        const found = xyzOf([r / (grid - 1), g / (grid - 1), b / (grid - 1)]);
        for (const value of found) entries.push(Math.cbrt(value * one));
      }
    }
  }
  const cubes = Array.from({ length: curveSteps }, (_, step) => (step / (curveSteps - 1)) ** 3);
  const counts = Buffer.alloc(4);
  counts.writeUInt16BE(2);
  counts.writeUInt16BE(curveSteps, 2);
  return tag(
    "mft2",
    Buffer.concat([
      Buffer.from([3, 3, grid, 0]),
      fixedPoint([1, 0, 0, 0, 1, 0, 0, 0, 1]),
      counts,
      sixteenBits([0, 1, 0, 1, 0, 1]),
      sixteenBits(entries),
      sixteenBits([...cubes, ...cubes, ...cubes]),
    ]),
  );
}

export type Triple = readonly [number, number, number];
export type Matrix = readonly [Triple, Triple, Triple];

/** CIE XYZ. */
const d50: Triple = [0.9642, 1, 0.8249];

const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function applied([first, second, third]: Matrix, to: Triple): Triple {
  return [dot(first, to), dot(second, to), dot(third, to)];
}

function dot(one: Triple, other: Triple): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** The matrix that does `first`, then `second`. */
function chained(second: Matrix, first: Matrix): Matrix {
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

function inverse([first, second, third]: Matrix): Matrix {
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

/** From light of these colours to CIE XYZ, beside D50. */
function toXyz([whiteX = 0, whiteY = 0, ...ends]: Chromaticities): Matrix {
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

const white = 203;
const brightest = 1000;

function pqLight(value: number): number {
  const root = value ** (32 / 2523);
  const share = Math.max(root - 3424 / 4096, 0) / (2413 / 128 - (2392 / 128) * root);
  return (10_000 / white) * share ** (16384 / 2610);
}

function hlgScene(value: number): number {
  if (value <= 0.5) return value ** 2 / 3;
  return (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

const luminance: Triple = [0.2627, 0.678, 0.0593];

function hlgLight(scene: Triple): Triple {
  const [r, g, b] = scene;
  const brightness = Math.max(r * luminance[0] + g * luminance[1] + b * luminance[2], 0);
  return times(scene, (brightness ** 0.2 * brightest) / white);
}

/** Of a screen's light (SMPTE ST 2094-50, reference white tone mapping). */
const shownWhite = 0.5;
const bend = 0.65;

function dimming(light: number): number {
  const peak = brightest / white;
  if (light <= 1) return shownWhite;
  if (light >= peak) return 1 / light;
  const middle = 1 - bend + bend / shownWhite;
  const shownMiddle = (1 - bend) * shownWhite + bend;
  const [a, b, c] = [1 - 2 * middle + peak, 2 * (middle - 1), 1 - light];
  const along = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
  const shown = shownWhite * (1 - along) ** 2 + 2 * shownMiddle * along * (1 - along) + along ** 2;
  return shown / light;
}

function times([r, g, b]: Triple, factor: number): Triple {
  return [r * factor, g * factor, b * factor];
}

/** Maps values of 0 to 1 to the light of sRGB. */
function shownOnScreen(transfer: "pq" | "hlg", primaries: Chromaticities): (values: Triple) => Triple {
  const toWide = chained(inverse(toXyz(bt2020)), toXyz(primaries));
  const toScreen = chained(inverse(toXyz(bt709)), toXyz(bt2020));
  const wideOf = ([r, g, b]: Triple): Triple =>
    transfer === "pq"
      ? applied(toWide, [pqLight(r), pqLight(g), pqLight(b)])
      : hlgLight(applied(toWide, [hlgScene(r), hlgScene(g), hlgScene(b)]));
  return (values) => {
    const wide = wideOf(values);
    const [r, g, b] = applied(toScreen, times(wide, dimming(Math.max(...wide))));
    return [within(r), within(g), within(b)];
  };
}

function within(light: number): number {
  return Math.min(Math.max(light, 0), 1);
}
