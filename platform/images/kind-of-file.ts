/** What a file is, judged by its first bytes alone; the name it came with says nothing. */
export type KindOfFile =
  | "JPEG"
  | "PNG"
  | "WebP"
  | "AVIF"
  | "HEIC"
  | "GIF"
  | "TIFF"
  | "PDF"
  | "SVG"
  | "unknown";

/** How many bytes from the start of a file `kindOfFile` wants to see. */
export const telltaleLength = 512;

/** Bytes at the start of the file, as Latin-1 text; `?` stands for any one byte. */
const telltales: readonly [KindOfFile, string][] = [
  ["JPEG", "\xff\xd8\xff"],
  ["PNG", "\x89PNG\r\n\x1a\n"],
  ["WebP", "RIFF????WEBP"],
  ["GIF", "GIF8"],
  ["TIFF", "II*\0"],
  ["TIFF", "MM\0*"],
  ["PDF", "%PDF-"],
];

/** An SVG may begin with a byte order mark, white space, a declaration or comments. */
const looksLikeSvg = /^\W*<.*\bsvg\b/is;

/** Brands of the HEIF family in the order in which they decide: an AVIF file may also call itself `mif1`. */
const heifBrands: readonly [KindOfFile, RegExp][] = [
  ["AVIF", /^avi[fs]$/],
  ["HEIC", /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/],
];

/** Tells the kind from the file's first bytes (`telltaleLength` of them, or fewer in a shorter file). */
export function kindOfFile(start: Buffer): KindOfFile {
  const text = start.subarray(0, telltaleLength).toString("latin1");
  if (text.slice(4, 8) === "ftyp") return kindOfHeif(start, text);
  const known = telltales.find(([, telltale]) => startsLike(text, telltale));
  return known?.[0] ?? (looksLikeSvg.test(text) ? "SVG" : "unknown");
}

function startsLike(text: string, telltale: string): boolean {
  return [...telltale].every((byte, at) => byte === "?" || byte === text[at]);
}

function kindOfHeif(start: Buffer, text: string): KindOfFile {
  const boxEnd = start.length < 12 ? 0 : Math.min(start.readUInt32BE(0), text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text.slice(at, at + 4));
  return heifBrands.find(([, brand]) => brands.some((name) => brand.test(name)))?.[0] ?? "unknown";
}
