import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

export type Encoding = "br" | "gzip" | "identity";

const longestHeader = 200;

/** Brotli, else gzip, else none, as the header allows. */
export function acceptedEncoding(acceptEncoding: string | null): Encoding {
  const accepted = parseAccept(acceptEncoding?.slice(0, longestHeader).toLowerCase() ?? "");
  const allows = (name: Encoding) => {
    const entry = accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === "*");
    return entry !== undefined && entry.q > 0;
  };
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

/** `fast` takes milliseconds and is an eighth larger. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: "fast" | "small",
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity" || body.byteLength === 0) return body;
  const packed =
    encoding === "gzip"
      ? await promisify(gzip)(body, { level: effort === "fast" ? 6 : 9 })
      : await promisify(brotliCompress)(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort === "fast" ? 5 : 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        });
  // A view would keep the larger buffer alive.
  return new Uint8Array(packed);
}
