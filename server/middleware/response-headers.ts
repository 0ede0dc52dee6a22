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

const textType = /^(text\/[^;]+|[^;]+[/+]xml)$/i;
/** Seconds, about as long as a restart. */
const retryAfter = "10";

/** Writes Cache-Control, the charset of text, and Retry-After with 503. */
export function writeResponseHeaders(): Middleware {
  return async function writesResponseHeaders(context, next) {
    await next();
    const { status, headers } = context.res;
    const type = headers.get("Content-Type") ?? "";
    if (textType.test(type)) headers.set("Content-Type", `${type}; charset=utf-8`);
    if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", retryAfter);
    const caching = context.get("caching") ?? "private";
    if (caching !== "byRoute") headers.set("Cache-Control", cacheControl(caching, status));
    else if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", policies.private);
  };
}
