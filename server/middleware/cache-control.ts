import type { Caching, Middleware } from "./request-context.ts";

const policies = {
  /** File names carry a hash of the content. */
  hashedAsset: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=3600",
  /** Always asked for again, mostly answered by 304: a change by the administrator is seen at once. */
  publicPage: "public, max-age=0, must-revalidate",
  private: "no-store",
} satisfies Record<Exclude<Caching, "asAnswered">, string>;

/** The Cache-Control of an answer; whatever went wrong is never kept. */
export function cacheControl(caching: Exclude<Caching, "asAnswered">, status: number): string {
  return status >= 400 ? policies.private : policies[caching];
}

/** Writes Cache-Control in the one place through which every answer leaves, over whatever a route has said. */
export function writeCacheControl(): Middleware {
  return async function writesCacheControl(context, next) {
    await next();
    const { status, headers } = context.res;
    const caching = context.get("caching") ?? "private";
    if (caching !== "asAnswered") headers.set("Cache-Control", cacheControl(caching, status));
    else if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", policies.private);
  };
}
