import { type PlainAnswer, plainAnswer } from "./plain-answers.ts";
import type { Middleware } from "./request-context.ts";

/** Longest path with its query, in characters; no link of ours comes near it. */
export const longestTarget = 8192;

/** The answer to an address that no server could make sense of. */
export const unreadableAddress: PlainAnswer = {
  status: 400,
  title: "Unreadable address",
  sentence: "The address contains characters that cannot be read.",
};

/** The answer to an address that is too long to be one. */
export const overlongAddress: PlainAnswer = {
  status: 414,
  title: "Address too long",
  sentence: "The address is longer than any of our pages.",
};

/**
 * The path of a page as the router will read it, for limits that must also hold for `/ADMIN` and `/%61dmin`.
 * Null where the path cannot be decoded or contains control characters.
 */
export function routedPath(pathname: string): string | null {
  const decoded = decode(pathname);
  if (decoded === null || hasControlCharacter(decoded)) return null;
  const path = pagePath(decoded.toLowerCase().replace(/\/{2,}/g, "/"));
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/** The path of the page that a data request (`/x.data`, `/_.data`) belongs to; any other path as it is. */
export function pagePath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}

/** Answers 400 or 414 to addresses that would only make trouble further in. */
export function refuseBrokenPaths(): Middleware {
  return async function refusesBrokenPath(context, next) {
    const url = new URL(context.req.url);
    if (url.pathname.length + url.search.length > longestTarget) {
      return plainAnswer(context.req.raw, overlongAddress);
    }
    const path = routedPath(url.pathname);
    if (path === null) return plainAnswer(context.req.raw, unreadableAddress);
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

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
