import { serveStatic } from "@hono/node-server/serve-static";
import type { Refuse } from "./plain-response.ts";
import type { Middleware, ServerEnv } from "./request-context.ts";

const neverServed = /\/\.|\.(br|gz)$/;

/** A missing asset is a 404, never a cached page. */
export function serveStaticFiles(refuse: Refuse, directory: string): Middleware {
  const files = serveStatic<ServerEnv>({ root: directory, precompressed: true });
  return async function servesStaticFile(context, next) {
    const { path, method, raw } = context.req;
    const isAsset = path.startsWith("/assets/");
    const file = neverServed.test(path) ? undefined : await files(context, async () => {});
    if (file !== undefined) {
      context.set("route", isAsset ? "/assets" : "/files");
      context.set("caching", isAsset ? "hashedAsset" : "publicFile");
      return isUnchanged(raw, file) ? notModified(file) : file;
    }
    if (!isAsset || (method !== "GET" && method !== "HEAD")) return next();
    return refuse(raw, { status: 404, words: "noSuchFile" });
  };
}

function isUnchanged(request: Request, file: Response): boolean {
  return request.headers.get("If-Modified-Since") === file.headers.get("Last-Modified");
}

async function notModified(file: Response): Promise<Response> {
  await file.body?.cancel();
  const kept = [...file.headers].filter(([name]) => name === "last-modified" || name === "vary");
  return new Response(null, { status: 304, headers: kept });
}
