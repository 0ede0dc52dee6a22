/** Where the content of a part lies; of one that was cut off, up to the end of the file. */
export interface FilePart {
  start: number;
  end: number;
}

const marker = { alone: 0x01, restart: 0xd0, start: 0xd8, end: 0xd9, scan: 0xda, fill: 0xff };

/** Segments with the marker `wanted` before a JPEG's first scan (ITU-T T.81, B.1). As decoders do, skips what stands between. */
export function* jpegSegments(file: Buffer, wanted: number): Iterable<FilePart> {
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 4 <= file.length; at = file.indexOf(0xff, at)) {
    const code = file[at + 1] ?? marker.end;
    if (code === marker.scan || code === marker.end) return;
    if (code === marker.fill) {
      at += 1;
    } else if (hasLength(code)) {
      const end = Math.min(file.length, at + 2 + Math.max(2, file.readUInt16BE(at + 2)));
      if (code === wanted) yield { start: at + 4, end };
      at = end;
    } else {
      at += 2;
    }
  }
}

function hasLength(code: number): boolean {
  return code > marker.alone && (code < marker.restart || code > marker.start);
}

/** Those of a PNG with one of the names (PNG 5.3). Behind each stands its checksum. */
export function* pngChunks(file: Buffer, ...names: string[]): Iterable<FilePart> {
  const wanted = names.map(codeOf);
  for (let at = 8; at + 8 <= file.length; ) {
    const start = at + 8;
    const end = Math.min(file.length, start + file.readUInt32BE(at));
    if (wanted.includes(file.readUInt32BE(at + 4))) yield { start, end };
    at = end + 4;
  }
}

/** Those of a WebP with that name; an odd length is filled up. */
export function* webpChunks(file: Buffer, name: string): Iterable<FilePart> {
  const wanted = codeOf(name);
  for (let at = 12; at + 8 <= file.length; ) {
    const start = at + 8;
    const length = file.readUInt32LE(at + 4);
    const end = Math.min(file.length, start + length);
    if (file.readUInt32BE(at) === wanted) yield { start, end };
    at = end + (length % 2);
  }
}

/** Those with that name inside a part (ISO/IEC 14496-12, 4.2). */
export function* boxes(file: Buffer, name: string, inside: FilePart): Iterable<FilePart> {
  const wanted = codeOf(name);
  for (let at = inside.start; at + 8 <= inside.end; ) {
    const size = file.readUInt32BE(at);
    const isLong = size === 1 && at + 16 <= inside.end;
    const start = at + (isLong ? 16 : 8);
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : size;
    const end = size === 0 ? inside.end : Math.min(inside.end, at + length);
    if (end < start) return;
    if (file.readUInt32BE(at + 4) === wanted) yield { start, end };
    at = end;
  }
}

function codeOf(name: string): number {
  return Buffer.from(name).readUInt32BE();
}
