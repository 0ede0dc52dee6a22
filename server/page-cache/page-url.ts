import { LRUCache } from "lru-cache";
import type { PageAddress, PageAddresses } from "#app/site-handler.ts";
import { maxTargetLength, routedPath, targetOf } from "../middleware/request-path.ts";
import type { OriginOf } from "../middleware/site-origin.ts";
import { savesData } from "../middleware/speculation-rules.ts";
import type { Revision } from "./page-cache.ts";

/** A hit needs no parsing. */
const maxRemembered = 10_000;
const maxRememberedLength = 512;

export interface PageUrl {
  url: string;
  savesData: boolean;
  /** Only `resolveCanonicalUrl` tells whether such a page exists. */
  isUnbounded: boolean;
}

/** Keeps pages for visitors who save data apart. */
export function keyOf({ url, savesData }: Pick<PageUrl, "url" | "savesData">): string {
  return savesData ? `${url}#save-data` : url;
}

export type PageUrls = ReturnType<typeof createPageUrls>;

/** One URL for each page, whatever the query. */
export function createPageUrls(parts: {
  addresses: PageAddresses;
  originOf: OriginOf;
  isOriginFixed: boolean;
  revision: Revision;
}) {
  const { addresses, originOf, isOriginFixed, revision } = parts;
  const remembered = new LRUCache<string, PageAddress>({ max: maxRemembered });
  revision.onChange(() => remembered.clear());

  function remember(target: string, address: PageAddress): void {
    if (target.length <= maxRememberedLength) remembered.set(target, address);
  }

  function readTarget(target: string): PageAddress | null {
    const known = remembered.get(target);
    if (known !== undefined || target.length > maxTargetLength) return known ?? null;
    const { pathname, searchParams } = new URL(`http://site${target}`);
    const address = routedPath(pathname) === null ? null : addresses.read(pathname, searchParams);
    if (address !== null) remember(target, address);
    return address;
  }

  return {
    read(request: Request): PageUrl | null {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const address = readTarget(targetOf(request.url));
      if (address === null) return null;
      const isUnbounded = address.isUnbounded || !isOriginFixed;
      return { url: originOf(request) + address.target, savesData: savesData(request), isUnbounded };
    },
    async resolveCanonicalUrl(request: Request, page: PageUrl): Promise<string> {
      const begunAt = revision.current();
      const origin = originOf(request);
      const target = await addresses.resolveCanonicalUrl(page.url.slice(origin.length));
      if (revision.current() === begunAt) remember(targetOf(request.url), { target, isUnbounded: true });
      return origin + target;
    },
  };
}
