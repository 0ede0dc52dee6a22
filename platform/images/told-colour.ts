import {
  allBoxes,
  type Box,
  boxes,
  type FilePart,
  type PngChunk,
  pngHeader,
  textOf,
  viewOf,
} from "./file-parts.ts";
import type { FileType } from "./file-type.ts";

export type Chromaticities = readonly number[];

export type Transfer = "srgb" | "pq" | "hlg" | { power: number };

export interface Colour {
  primaries: Chromaticities;
  transfer: Transfer;
}

const d65 = [0.3127, 0.329];
const illuminantC = [0.31, 0.316];
export const bt709: Chromaticities = [...d65, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
export const bt2020: Chromaticities = [...d65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046];
const bt601: Chromaticities = [...d65, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07];

/** By code point (ITU-T H.273, table 2). */
const primariesOf: Readonly<Record<number, Chromaticities>> = {
  1: bt709,
  4: [...illuminantC, 0.67, 0.33, 0.21, 0.71, 0.14, 0.08],
  5: [...d65, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: bt601,
  7: bt601,
  8: [...illuminantC, 0.681, 0.319, 0.243, 0.692, 0.145, 0.049],
  9: bt2020,
  11: [0.314, 0.351, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  12: [...d65, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  22: [...d65, 0.63, 0.34, 0.295, 0.605, 0.155, 0.077],
};

const transferOf: Readonly<Record<number, Transfer>> = {
  4: { power: 2.2 },
  5: { power: 2.8 },
  8: { power: 1 },
  13: "srgb",
  16: "pq",
  18: "hlg",
};
const televisionTransfers = [1, 6, 14, 15];

const srgb: Colour = { primaries: bt709, transfer: "srgb" };

/** As browsers read it; null where an ICC profile says all. */
export function toldColour(file: Uint8Array, type: FileType): Colour | null {
  if (type === "PNG") return colourOfPng(file);
  return type === "AVIF" ? colourOfAvif(file) : null;
}

/** The first kind of chunk counts (PNG 3, 4.3). */
function colourOfPng(file: Uint8Array): Colour | null {
  const chunks = new Map<string, PngChunk>();
  for (const chunk of pngHeader(file, "cICP", "iCCP", "sRGB", "gAMA", "cHRM")) {
    if (!chunks.has(chunk.name)) chunks.set(chunk.name, chunk);
  }
  const hasProfile = chunks.has("iCCP");
  const coded = codedColour(file, chunks.get("cICP"));
  if (coded !== null) return isSrgb(coded) && !hasProfile ? null : coded;
  if (hasProfile || chunks.has("sRGB")) return null;
  return measuredColour(viewOf(file), chunks.get("gAMA"), chunks.get("cHRM"));
}

function isSrgb({ primaries, transfer }: Colour): boolean {
  return primaries === srgb.primaries && transfer === srgb.transfer;
}

/** Browsers leave other codes to the next chunk. */
function codedColour(file: Uint8Array, chunk: PngChunk | undefined): Colour | null {
  if (chunk === undefined) return null;
  const [primaryCode = 0, transferCode = 0, matrix, range] = file.subarray(chunk.start, chunk.end);
  const primaries = primariesOf[primaryCode];
  const transfer = televisionTransfers.includes(transferCode) ? { power: 2.4 } : transferOf[transferCode];
  if (primaries === undefined || transfer === undefined || matrix !== 0 || range !== 1) return null;
  return { primaries, transfer };
}

const unit = 100_000;
/** Files with sRGB's own curve say this, too. */
const usualGamma = 45_455;

function measuredColour(
  view: DataView,
  gamma: PngChunk | undefined,
  chromaticities: PngChunk | undefined,
): Colour | null {
  const exponent = gamma === undefined || gamma.end < gamma.start + 4 ? 0 : view.getUint32(gamma.start);
  if (exponent === 0) return null;
  const transfer = { power: unit / exponent };
  if (chromaticities === undefined) return exponent === usualGamma ? null : { primaries: bt709, transfer };
  if (chromaticities.end < chromaticities.start + 32) return null;
  const primaries = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (number) => view.getUint32(chromaticities.start + 4 * number) / unit,
  );
  return isTriangle(primaries) ? { primaries, transfer } : null;
}

function isTriangle([
  ,
  whiteY = 0,
  redX = 0,
  redY = 0,
  greenX = 0,
  greenY = 0,
  blueX = 0,
  blueY = 0,
]: Chromaticities) {
  const area = (greenX - redX) * (blueY - redY) - (blueX - redX) * (greenY - redY);
  return Math.min(whiteY, redY, greenY, blueY) > 0 && Math.abs(area) > 0.001;
}

/** A profile precedes code points (AVIF 1.1, 2.2; ISO/IEC 14496-12, 12.1.5). */
function colourOfAvif(file: Uint8Array): Colour | null {
  const told = primaryProperties(file, "colr");
  const kindOf = ({ start }: FilePart) => textOf(file, start, start + 4);
  if (told.some((part) => ["prof", "rICC"].includes(kindOf(part)))) return null;
  const coded = told.find((part) => kindOf(part) === "nclx" && part.end >= part.start + 8);
  if (coded === undefined) return null;
  const view = viewOf(file);
  const primaries = primariesOf[view.getUint16(coded.start + 4)] ?? srgb.primaries;
  const transfer = transferOf[view.getUint16(coded.start + 6)] ?? srgb.transfer;
  const colour = { primaries, transfer };
  return isSrgb(colour) ? null : colour;
}

/** ISO/IEC 23008-12, 9.3. */
interface Properties {
  meta: Box;
  list: Box[];
  own: Association;
}

interface Association {
  at: number;
  isWide: boolean;
  numbers: number[];
}

const versionAndFlags = 4;

/** Those of a HEIF file's picture. */
function primaryProperties(file: Uint8Array, name: string): FilePart[] {
  const properties = readProperties(file);
  if (properties === null) return [];
  const { list, own } = properties;
  return list.filter((box, place) => box.name === name && own.numbers.includes(place + 1));
}

/** Unchanged where there is no room. Nothing may move, because pixels are found by position. */
export function withProperty(file: Buffer, name: string, content: Buffer): Buffer {
  const properties = readProperties(file);
  if (properties === null) return file;
  const { meta, list, own } = properties;
  const number = list.length + 1;
  if (number > 127 && !own.isWide) return file;
  const contents = firstBoxes(file, inside(meta)).map((box) =>
    box.name === "iprp"
      ? withNumber(file, box, { own, number, added: boxOf(name, content) })
      : whole(file, box),
  );
  const rebuilt = boxOf("meta", file.subarray(meta.start, meta.start + versionAndFlags), ...contents);
  endLastBox(file);
  file.write("free", meta.at + 4, "latin1");
  return Buffer.concat([file, rebuilt]);
}

function withNumber(
  file: Buffer,
  iprp: Box,
  { own, number, added }: { own: Association; number: number; added: Buffer },
): Buffer {
  const written = own.isWide ? [number >> 8, number & 0xff] : [number];
  const parts = firstBoxes(file, iprp).map((box) => {
    if (box.name === "ipco") return boxOf("ipco", file.subarray(box.start, box.end), added);
    if (own.at < box.start || own.at >= box.end) return whole(file, box);
    const counted = Buffer.from([own.numbers.length + 1, ...written]);
    return boxOf(box.name, file.subarray(box.start, own.at), counted, file.subarray(own.at + 1, box.end));
  });
  return boxOf("iprp", ...parts);
}

function endLastBox(file: Buffer): void {
  for (const { at, end } of allBoxes(file)) {
    if (file.readUInt32BE(at) === 0) file.writeUInt32BE(end - at, at);
  }
}

function readProperties(file: Uint8Array): Properties | null {
  for (const meta of namedBoxes(file, "meta")) {
    for (const iprp of boxes(file, "iprp", inside(meta))) {
      const picture = pictureIn(file, meta);
      const list = firstBoxes(file, iprp).flatMap((box) =>
        box.name === "ipco" ? firstBoxes(file, box) : [],
      );
      for (const ipma of boxes(file, "ipma", iprp)) {
        const own = associationIn(file, ipma, picture);
        if (own !== null) return { meta, list, own };
      }
    }
  }
  return null;
}

function* namedBoxes(file: Uint8Array, name: string): Iterable<Box> {
  for (const box of allBoxes(file)) if (box.name === name) yield box;
}

/** A file may hold millions, a picture twenty. */
const mostBoxes = 1000;

function firstBoxes(file: Uint8Array, part: FilePart): Box[] {
  const first: Box[] = [];
  for (const box of allBoxes(file, part)) {
    if (first.length === mostBoxes) break;
    first.push(box);
  }
  return first;
}

function inside({ start, end }: FilePart): FilePart {
  return { start: start + versionAndFlags, end };
}

function pictureIn(file: Uint8Array, meta: Box): number {
  const view = viewOf(file);
  for (const { start, end } of boxes(file, "pitm", inside(meta))) {
    if (file[start] === 0 && end >= start + 6) return view.getUint16(start + 4);
    if (end >= start + 8) return view.getUint32(start + 4);
  }
  return -1;
}

function associationIn(file: Uint8Array, { start, end }: FilePart, item: number): Association | null {
  if (end < start + 8) return null;
  const view = viewOf(file);
  const idLength = file[start] === 0 ? 2 : 4;
  const isWide = ((file[start + 3] ?? 0) & 1) === 1;
  const width = isWide ? 2 : 1;
  for (let entry = start + 8; entry + idLength + 1 <= end; ) {
    const id = idLength === 2 ? view.getUint16(entry) : view.getUint32(entry);
    const at = entry + idLength;
    const count = file[at] ?? 0;
    entry = at + 1 + count * width;
    if (id !== item || entry > end) continue;
    const numbers = Array.from({ length: count }, (_, place) =>
      isWide ? view.getUint16(at + 1 + place * 2) & 0x7fff : (file[at + 1 + place] ?? 0) & 0x7f,
    );
    return { at, isWide, numbers };
  }
  return null;
}

function whole(file: Buffer, { at, end }: Box): Buffer {
  return file.subarray(at, end);
}

function boxOf(name: string, ...contents: Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(contents.reduce((length, content) => length + content.length, header.length));
  header.write(name, 4, "latin1");
  return Buffer.concat([header, ...contents]);
}
