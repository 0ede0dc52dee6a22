import { applied, type Triple, toXyz } from "./colour-matrices.ts";
import { shownOnScreen } from "./high-dynamic-range.ts";
import { bt709, type Colour, type Transfer } from "./told-colour.ts";

const headerLength = 128;
const entryLength = 12;

/** An ICC profile (ICC.1:2022) that says of a picture's values what its file says elsewhere; for grey ones of one value. */
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
  // Of version 2, in which black is black: of version 4 tables it would be a little light.
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${space}XYZ `, 12, "latin1");
  header.write("acsp", 36, "latin1");
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8);
  return Buffer.concat([header, directory, ...entries.map(([, content]) => content)]);
}

/** A tag of its type, with the four bytes of nothing behind it. */
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

/** A table from values to XYZ (ICC.1, 10.10). It holds cube roots, between which straight lines lead nowhere wrong. */
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
