import { acceptedEncoding, compress, isCompressible } from "../content-encoding.ts";
import type { Middleware } from "./request-context.ts";

/** Below this a packed body is hardly smaller. */
const worthwhileBytes = 1024;

/**
 * Packs text that was made for this one request, and announces the length of whatever it packs. A download travels
 * as it is made: it may be long, and packing would gather it whole first.
 */
export function compressAnswers(): Middleware {
  return async function compressesAnswer(context, next) {
    await next();
    const answer = context.res;
    const type = answer.headers.get("Content-Type") ?? "";
    if (answer.body === null || answer.status === 206 || !isCompressible(type)) return;
    if (answer.headers.has("Content-Encoding")) return;
    if (answer.headers.get("Content-Disposition")?.startsWith("attachment")) return;
    const encoding = acceptedEncoding(context.req.header("Accept-Encoding") ?? null);
    const plain = new Uint8Array(await answer.arrayBuffer());
    const packs = encoding !== "identity" && plain.byteLength >= worthwhileBytes;
    const body = packs ? await compress(plain, encoding) : plain;
    const headers = new Headers(answer.headers);
    headers.append("Vary", "Accept-Encoding");
    headers.set("Content-Length", String(body.byteLength));
    if (packs) headers.set("Content-Encoding", encoding);
    context.res = undefined;
    context.res = new Response(body, { status: answer.status, headers });
  };
}
