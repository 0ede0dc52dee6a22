import sharp from "sharp";
import { pngChunk } from "./photographs.ts";

type ExifEntry = { tag: number; type?: "byte" | "short" | "long" } & ({ value: number } | { to: number });

export interface ExifDirectory {
  entries: ExifEntry[];
  next?: number;
}

export const exifTags = { orientation: 0x0112, exif: 0x8769, gps: 0x8825, interoperability: 0xa005 };

const types = { byte: 1, short: 3, long: 4 };

/** An EXIF block (TIFF 6.0, 2), its directories one after the other, and `rest` behind them. */
export function exifOf(
  directories: ExifDirectory[],
  { isBigEndian = false, rest = Buffer.alloc(0) } = {},
): Buffer {
  const lengths = directories.map(({ entries }) => 2 + 12 * entries.length + 4);
  const startOf = (place: number) => 8 + lengths.slice(0, place).reduce((sum, length) => sum + length, 0);
  const starts = directories.map((_, place) => startOf(place));
  const tiff = Buffer.alloc(startOf(directories.length));
  const write = (value: number, at: number, bytes: number) =>
    isBigEndian ? tiff.writeUIntBE(value, at, bytes) : tiff.writeUIntLE(value, at, bytes);
  const writeEntry = ({ tag, type = "long", ...entry }: ExifEntry, at: number) => {
    write(tag, at, 2);
    write(types[type], at + 2, 2);
    write(1, at + 4, 4);
    const bytes = { byte: 1, short: 2, long: 4 }[type];
    write("to" in entry ? (starts[entry.to] ?? 0) : entry.value, at + 8, bytes);
  };
  tiff.write(isBigEndian ? "MM\0*" : "II*\0", "latin1");
  write(8, 4, 4);
  for (const [place, { entries, next }] of directories.entries()) {
    const at = starts[place] ?? 0;
    write(entries.length, at, 2);
    for (const [number, entry] of entries.entries()) writeEntry(entry, at + 2 + 12 * number);
    if (next !== undefined) write(starts[next] ?? 0, at + 2 + 12 * entries.length, 4);
  }
  return Buffer.concat([tiff, rest]);
}

export function cameraExif(orientation: number, isBigEndian: boolean): Buffer {
  const { exif, gps, interoperability } = exifTags;
  const first = [
    { tag: exifTags.orientation, type: "short", value: orientation } as const,
    { tag: exif, to: 1 },
    { tag: gps, to: 2 },
  ];
  const thumbnail = Buffer.alloc(3000, 0xff);
  const directories: ExifDirectory[] = [
    { entries: first, next: 4 },
    {
      entries: [
        { tag: 0x8827, type: "short", value: 100 },
        { tag: interoperability, to: 3 },
      ],
    },
    { entries: [{ tag: 0x0005, type: "byte", value: 0 }] },
    { entries: [{ tag: 0x0001, value: 0x00383952 }] },
    {
      entries: [
        { tag: 0x0201, value: 154 },
        { tag: 0x0202, value: thumbnail.length },
      ],
    },
  ];
  return exifOf(directories, { isBigEndian, rest: thumbnail });
}

export const photographsWithExif = {
  async jpeg(exif: Buffer): Promise<Buffer> {
    const jpeg = await stored.clone().jpeg().toBuffer();
    const marker = Buffer.from([0xff, 0xe1, 0, 0]);
    marker.writeUInt16BE(8 + exif.length, 2);
    return Buffer.concat([jpeg.subarray(0, 2), marker, Buffer.from("Exif\0\0"), exif, jpeg.subarray(2)]);
  },

  async png(exif: Buffer): Promise<Buffer> {
    const png = await stored.clone().png().toBuffer();
    const header = 33;
    return Buffer.concat([png.subarray(0, header), pngChunk("eXIf", exif), png.subarray(header)]);
  },

  async webp(exif: Buffer): Promise<Buffer> {
    const webp = await stored.clone().webp().toBuffer();
    // Flags, of which 8 tells of EXIF, then width and height less one (WebP container, extended file format).
    const extended = Buffer.from([8, 0, 0, 0, 15, 0, 0, 7, 0, 0]);
    const chunks = [riffChunk("VP8X", extended), webp.subarray(12), riffChunk("EXIF", exif)];
    return riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
  },

  async avif(exif: Buffer): Promise<Buffer> {
    const avif = await stored
      .clone()
      .avif()
      .withExif({ IFD0: { Make: "Camera" } })
      .toBuffer();
    // The item is moved behind the file; its place stands in "iloc" as base, number of parts, offset and length.
    const place = avif.indexOf(placeOf(avif.indexOf("Exif\0\0II") - 4));
    const item = Buffer.concat([Buffer.from("\0\0\0\x06Exif\0\0"), exif]);
    placeOf(avif.length + 8).copy(avif, place);
    placeOf(item.length).copy(avif, place + 10);
    return Buffer.concat([avif, placeOf(item.length + 8), Buffer.from("mdat"), item]);
  },
};

const stored = sharp({ create: { width: 16, height: 8, channels: 3, background: "teal" } });

function riffChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
}

function placeOf(position: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(position);
  return bytes;
}
