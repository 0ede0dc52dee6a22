import type { Refusal, Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

/** Of path and query. */
export const maxTargetLength = 8192;
const maxHostLength = 253 + ":65535".length;

export const unreadableAddress = { status: 400, words: "unreadableAddress" } as const satisfies Refusal;

/**
 * The path of a page as the router will read it, for limits that must also hold for `/ADMIN` and `/%61dmin.data`.
 * Null where it cannot be decoded or contains control characters.
 */
export function routedPath(pathname: string): string | null {
  const decoded = decode(pathname);
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null;
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/_\.data$|\.data$/, "");
  return path.replace(/\/+$/, "") || "/";
}

/** Path and query as they were sent. */
export function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return start === -1 ? "/" : url.slice(start);
}

/** Answers 400 or 414 to addresses that cannot be ours. */
export function refuseBrokenAddresses(refuse: Refuse): Middleware {
  return async function refusesBrokenAddress(context, next) {
    const { host, pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > maxTargetLength) {
      return refuse(context.req.raw, { status: 414, words: "overlongAddress" });
    }
    const path = host.length > maxHostLength ? null : routedPath(pathname);
    if (path === null) return refuse(context.req.raw, unreadableAddress);
    context.set("routedPath", path);
    return next();
  };
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
