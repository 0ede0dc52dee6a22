import type { Caching, Middleware } from "./request-context.ts";

const policies = {
  hashedAsset: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=3600",
  publicPage: "public, max-age=0, must-revalidate",
  private: "no-store",
} satisfies Record<Exclude<Caching, "byRoute">, string>;

/** Errors are never cached. */
export function cacheControl(caching: Exclude<Caching, "byRoute">, status: number): string {
  return status >= 400 ? policies.private : policies[caching];
}

/** Writes the Cache-Control of every response, over whatever a route has said. */
export function writeCacheControl(): Middleware {
  return async function writesCacheControl(context, next) {
    await next();
    const { status, headers } = context.res;
    const caching = context.get("caching") ?? "private";
    if (caching !== "byRoute") headers.set("Cache-Control", cacheControl(caching, status));
    else if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", policies.private);
  };
}
