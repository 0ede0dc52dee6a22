export type FileType = "JPEG" | "PNG" | "WebP" | "AVIF" | "HEIC" | "GIF" | "TIFF" | "PDF" | "SVG" | "unknown";

/** Bytes from the start of a file that `fileTypeOf` looks at. */
export const signatureLength = 512;

/** Latin-1 text at the start of the file; `?` stands for any one byte. */
const signatures: readonly [FileType, string][] = [
  ["JPEG", "\xff\xd8\xff"],
  ["PNG", "\x89PNG\r\n\x1a\n"],
  ["WebP", "RIFF????WEBP"],
  ["GIF", "GIF8"],
  ["TIFF", "II*\0"],
  ["TIFF", "MM\0*"],
  ["PDF", "%PDF-"],
];

/** An SVG may begin with a byte order mark, white space, a declaration or comments. */
const svg = /^\W*<.*\bsvg\b/is;

/** In the order in which they decide: an AVIF file may also call itself `mif1`. */
const heifBrands: readonly [FileType, RegExp][] = [
  ["AVIF", /^avi[fs]$/],
  ["HEIC", /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/],
];

/** Tells the type from the file's first bytes. */
export function fileTypeOf(start: Buffer): FileType {
  const text = start.subarray(0, signatureLength).toString("latin1");
  if (text.slice(4, 8) === "ftyp") return heifTypeOf(start, text);
  const known = signatures.find(([, signature]) => startsWith(text, signature));
  return known?.[0] ?? (svg.test(text) ? "SVG" : "unknown");
}

function startsWith(text: string, signature: string): boolean {
  return [...signature].every((byte, at) => byte === "?" || byte === text[at]);
}

function heifTypeOf(start: Buffer, text: string): FileType {
  const boxEnd = start.length < 12 ? 0 : Math.min(start.readUInt32BE(0), text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text.slice(at, at + 4));
  return heifBrands.find(([, brand]) => brands.some((name) => brand.test(name)))?.[0] ?? "unknown";
}
