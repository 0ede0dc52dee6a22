export type FileType = "JPEG" | "PNG" | "WebP" | "AVIF" | "HEIC" | "GIF" | "TIFF" | "PDF" | "SVG" | "unknown";

export const signatureLength = 512;

const signatures: readonly [FileType, string][] = [
  ["JPEG", "\xff\xd8\xff"],
  ["PNG", "\x89PNG\r\n\x1a\n"],
  ["WebP", "RIFF????WEBP"],
  ["GIF", "GIF8"],
  ["TIFF", "II*\0"],
  ["TIFF", "MM\0*"],
  ["PDF", "%PDF-"],
];

const svg = /^\W*<.*\bsvg\b/is;

const heifBrands: readonly [FileType, RegExp][] = [
  ["AVIF", /^avi[fs]$/],
  ["HEIC", /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/],
];

/** By the first `signatureLength` bytes. */
export function fileTypeOf(start: Uint8Array): FileType {
  const text = String.fromCharCode(...start.subarray(0, signatureLength));
  if (text.slice(4, 8) === "ftyp") return heifTypeOf(start, text);
  const known = signatures.find(([, signature]) => startsWith(text, signature));
  return known?.[0] ?? (svg.test(text) ? "SVG" : "unknown");
}

function startsWith(text: string, signature: string): boolean {
  return [...signature].every((byte, at) => byte === "?" || byte === text[at]);
}

function heifTypeOf(start: Uint8Array, text: string): FileType {
  const boxLength = new DataView(start.buffer, start.byteOffset).getUint32(0);
  const boxEnd = text.length < 12 ? 0 : Math.min(boxLength, text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text.slice(at, at + 4));
  return heifBrands.find(([, brand]) => brands.some((name) => brand.test(name)))?.[0] ?? "unknown";
}

/** Pixels that are taken whatever the header says. */
const surelyTaken = { JPEG: 32_000_000, PNG: 32_000_000, WebP: 32_000_000, AVIF: 12_500_000 };
export type AcceptedType = keyof typeof surelyTaken;

/** Pixels; decoders hold whole rows. */
export const mostSide = 16_384;

/** Whether the server takes photographs of this kind. */
export function isAccepted(type: FileType): type is AcceptedType {
  return type in surelyTaken;
}

/** Whether it is taken whatever else its header says. */
export function isSurelyTaken(type: FileType, { width, height }: { width: number; height: number }): boolean {
  if (!isAccepted(type) || Math.max(width, height) > mostSide) return false;
  return width * height <= surelyTaken[type];
}
