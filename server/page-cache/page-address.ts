import { LRUCache } from "lru-cache";
import type { PageParameters } from "#app/site-handler.ts";
import { longestTarget, pagePath, routedPath } from "../middleware/request-path.ts";

/** Query parameter by which the router asks for a part of a page's data; such answers are not kept. */
const partialDataParameter = "_routes";

/** Raw addresses remembered, so that a hit needs no parsing. */
const rememberedAddresses = 10_000;
const longestRemembered = 1024;

/**
 * From the path and query of a request to the address under which its page is kept, or null where it must not
 * be: `/gallery?utm_source=x&work=painting` and `/gallery?work=painting&vehicle=` are one page.
 */
export type PageAddress = (target: string) => string | null;

/** Reads addresses by the parameters that each page declares, and remembers what it has read. */
export function createPageAddress(pageParameters: PageParameters): PageAddress {
  const known = new LRUCache<string, string>({ max: rememberedAddresses });
  return function pageAddress(target) {
    const remembered = known.get(target);
    if (remembered !== undefined) return remembered;
    const address = readPageAddress(target, pageParameters);
    if (address !== null && target.length <= longestRemembered) known.set(target, address);
    return address;
  };
}

function readPageAddress(target: string, pageParameters: PageParameters): string | null {
  if (target.length > longestTarget) return null;
  const url = new URL(`http://site${target}`);
  if (routedPath(url.pathname) === null) return null;
  const declared = pageParameters(pagePath(url.pathname));
  if (declared === null || url.searchParams.has(partialDataParameter)) return null;
  const query = new URLSearchParams();
  for (const name of [...declared].sort()) {
    // A form sends its empty fields too; they say nothing.
    const value = url.searchParams.get(name) ?? "";
    if (value !== "") query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
