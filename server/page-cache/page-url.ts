import { LRUCache } from "lru-cache";
import type { PageParameters } from "#app/site-handler.ts";
import { maxTargetLength, routedPath, targetOf } from "../middleware/request-path.ts";
import type { OriginOf } from "../middleware/site-origin.ts";

/** A hit needs no parsing (39 µs). */
const maxRemembered = 10_000;
const maxRememberedLength = 1024;

/**
 * The URL under which the page that a request asks for is cached, or null where it must not be:
 * `/gallery?utm_source=x&work=painting` and `/gallery?work=painting&vehicle=` are one page.
 */
export type PageUrl = (request: Request) => string | null;

/** Remembers what it has read. */
export function createPageUrl(pageParameters: PageParameters, originOf: OriginOf): PageUrl {
  const remembered = new LRUCache<string, string>({ max: maxRemembered });

  function canonicalTarget(target: string): string | null {
    const known = remembered.get(target);
    if (known !== undefined) return known;
    const canonical = readTarget(target, pageParameters);
    if (canonical !== null && target.length <= maxRememberedLength) remembered.set(target, canonical);
    return canonical;
  }

  return function pageUrl(request) {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const target = canonicalTarget(targetOf(request.url));
    return target === null ? null : originOf(request) + target;
  };
}

function readTarget(target: string, pageParameters: PageParameters): string | null {
  if (target.length > maxTargetLength) return null;
  const { pathname, searchParams } = new URL(`http://site${target}`);
  const declared = routedPath(pathname) === null ? null : pageParameters(pathname);
  if (declared === null) return null;
  const query = new URLSearchParams();
  for (const name of [...declared].sort()) {
    const value = searchParams.get(name) ?? "";
    if (value !== "") query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
