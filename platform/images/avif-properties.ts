import { allBoxes, type Box, boxes, type FilePart, viewOf } from "./file-parts.ts";

/** What a HEIF file says of its picture beside the pixels (ISO/IEC 23008-12, 9.3). */
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

/** The properties with that name which the picture of a HEIF file has. */
export function primaryProperties(file: Uint8Array, name: string): FilePart[] {
  const properties = readProperties(file);
  if (properties === null) return [];
  const { list, own } = properties;
  return list.filter((box, place) => box.name === name && own.numbers.includes(place + 1));
}

/**
 * The same file whose picture has one more property; unchanged where that has no place. Everything stays where it lies,
 * because the boxes of the pixels are found by that: the new table of contents stands at the end, the old one is left as
 * free space.
 */
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

/** A picture has some ten or twenty of a kind; a file may hold millions. */
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
