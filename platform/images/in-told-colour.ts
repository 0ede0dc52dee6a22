import { deflateSync } from "node:zlib";
import { colourProfile } from "./colour-profile.ts";
import { crc32, pngHeader } from "./file-parts.ts";
import type { FileType } from "./file-type.ts";
import { type Colour, toldColour, withProperty } from "./told-colour.ts";

/** Adds an ICC profile, because decoders know of nothing else. */
export function inToldColour(file: Buffer, type: FileType): Buffer {
  const colour = toldColour(file, type);
  if (colour === null) return file;
  if (type === "PNG") return withPngProfile(file, colour);
  return withProperty(file, "colr", Buffer.concat([Buffer.from("prof"), colourProfile(colour, false)]));
}

/** Bytes of signature and first chunk (PNG 5.2, 11.2.1). */
const headerEnd = 33;
const colourTypeAt = 25;
const colourBit = 2;

function withPngProfile(file: Buffer, colour: Colour): Buffer {
  const isGrey = ((file[colourTypeAt] ?? 0) & colourBit) === 0;
  // Packed, it may be too short for libpng.
  const profile = deflateSync(colourProfile(colour, isGrey), { level: 0 });
  const chunk = pngChunk("iCCP", Buffer.concat([Buffer.from("told\0\0", "latin1"), profile]));
  return Buffer.concat([file.subarray(0, headerEnd), chunk, ...withoutProfile(file)]);
}

function* withoutProfile(file: Buffer): Iterable<Buffer> {
  let from = headerEnd;
  for (const { start, end } of pngHeader(file, "iCCP")) {
    yield file.subarray(from, start - 8);
    from = end + 4;
  }
  yield file.subarray(from);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const chunk = Buffer.alloc(checked.length + 8);
  chunk.writeUInt32BE(content.length);
  checked.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(checked), chunk.length - 4);
  return chunk;
}
