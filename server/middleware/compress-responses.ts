import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { acceptedEncoding, compress } from "../content-encoding.ts";
import type { Middleware } from "./request-context.ts";

const minimumBytes = 1024;

/** Only text; a download streams as it is. */
export function compressResponses(): Middleware {
  return async function compressesResponse(context, next) {
    await next();
    if (!isCompressible(context.res)) return;
    const { status, headers } = context.res;
    const plain = new Uint8Array(await context.res.arrayBuffer());
    const accepted = acceptedEncoding(context.req.header("Accept-Encoding") ?? null);
    const encoding = plain.byteLength < minimumBytes ? "identity" : accepted;
    const body = await compress(plain, encoding, "fast");
    const compressed = new Headers(headers);
    compressed.append("Vary", "Accept-Encoding");
    compressed.set("Content-Length", String(body.byteLength));
    if (encoding !== "identity") compressed.set("Content-Encoding", encoding);
    // Else Hono adds the headers of the response before.
    context.res = undefined;
    context.res = new Response(body, { status, headers: compressed });
  };
}

function isCompressible({ body, status, headers }: Response): boolean {
  return (
    body !== null &&
    status !== 206 &&
    !headers.has("Content-Encoding") &&
    !headers.get("Content-Disposition")?.startsWith("attachment") &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "")
  );
}
