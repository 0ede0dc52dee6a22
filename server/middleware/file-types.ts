import { extname } from "node:path";

/** What is said of a file by its extension. */
export interface FileType {
  type: string;
  /** Whether the build puts a brotli and a gzip form beside it. */
  compresses: boolean;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, compresses: true });
const packed = (type: string): FileType => ({ type, compresses: false });

const types: Record<string, FileType> = {
  ".js": text("text/javascript"),
  ".css": text("text/css"),
  ".html": text("text/html"),
  ".txt": text("text/plain"),
  ".xml": text("application/xml"),
  ".json": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".svg": text("image/svg+xml"),
  ".ico": { type: "image/x-icon", compresses: true },
  ".png": packed("image/png"),
  ".jpg": packed("image/jpeg"),
  ".jpeg": packed("image/jpeg"),
  ".webp": packed("image/webp"),
  ".avif": packed("image/avif"),
  ".woff2": packed("font/woff2"),
  ".pdf": packed("application/pdf"),
};

/** The type of a public file by its name, or null for names that are never served. */
export function fileType(name: string): FileType | null {
  return types[extname(name).toLowerCase()] ?? null;
}
